#ifndef SERVER_SHA1_H
#define SERVER_SHA1_H

#include "core/lz.h"

void wire_sha1(struct lz_text, uint8_t hash[20]);

#endif
