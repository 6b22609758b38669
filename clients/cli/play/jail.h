/* What a program at a seat may not do: reach the network, make other processes, touch those of others, take more
   memory and disk than a player needs, or use what root may do. */
#ifndef CLI_JAIL_H
#define CLI_JAIL_H

#include <stdbool.h>

/* Can this system hold a program so? */
bool jail_is_there(void);
/* In the child, before it becomes the program; for good. False: it is not held, and must not go on. */
bool jail_enter(void);

#endif
