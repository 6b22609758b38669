#include "server/door/doors.h"

#include "core/bug.h"
#include "server/server.h"

#include <stdlib.h>
#include <sys/socket.h>

struct door {
    struct door *next, **at; /* at: NULL while no request is awaited */
    struct MHD_Connection *connection;
    uint64_t address;
    int64_t due;
    bool counted;
};

void doors_open(struct doors *doors) { *doors = (struct doors){ .end = &doors->first }; }

static struct door *door_of(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

static void unlink_door(struct doors *doors, struct door *door) {
    if (!door->at)
        return;
    lz_assert(*door->at == door);
    *door->at = door->next;
    if (door->next)
        door->next->at = door->at;
    else
        doors->end = door->at;
    door->at = NULL;
}

/* All have the same time, so that the last to begin is the last to end. */
static void await(struct server *server, struct door *door) {
    struct doors *doors = &server->doors;
    lz_assert(!door->at && !*doors->end);
    door->due = server_wall(server) + server->limits.number[LIMIT_REQUEST] * 1000;
    door->next = NULL;
    door->at = doors->end;
    *doors->end = door;
    doors->end = &door->next;
}

static void shut(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    if (info)
        shutdown(info->connect_fd, SHUT_RDWR); /* libmicrohttpd sees that the other end has left */
}

/* A proxy of ours has as many as it needs. */
static bool count(struct server *server, struct door *door) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(door->connection,
                                                                   MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    struct address peer = address_of(info ? info->client_addr : NULL);
    door->address = limits_key(&server->limits, address_house(&peer));
    if (proxies_have(&server->behind, &peer))
        return true;
    door->counted = limits_hold(&server->limits, LIMIT_CONNECTIONS, door->address);
    return door->counted;
}

void doors_notify(void *to, struct MHD_Connection *connection, void **own, enum MHD_ConnectionNotificationCode what) {
    struct server *server = to;
    struct door *door = *own;
    if (what == MHD_CONNECTION_NOTIFY_CLOSED) {
        if (!door)
            return;
        unlink_door(&server->doors, door);
        if (door->counted)
            limits_release(&server->limits, LIMIT_CONNECTIONS, door->address);
        free(door);
        *own = NULL;
        return;
    }
    door = *own = calloc(1, sizeof *door);
    if (door) {
        door->connection = connection;
        await(server, door);
    }
    if (!door || !count(server, door))
        shut(connection);
}

void doors_whole(struct server *server, struct MHD_Connection *connection) {
    struct door *door = door_of(connection);
    if (door)
        unlink_door(&server->doors, door);
}

void doors_next(struct server *server, struct MHD_Connection *connection) {
    struct door *door = door_of(connection);
    if (!door)
        return;
    unlink_door(&server->doors, door);
    await(server, door);
}

void doors_turn(struct server *server) {
    struct doors *doors = &server->doors;
    while (doors->first && doors->first->due <= server_wall(server)) {
        struct door *door = doors->first;
        unlink_door(doors, door);
        shut(door->connection);
    }
}

int64_t doors_due(const struct server *server) { return server->doors.first ? server->doors.first->due : LZ_NEVER; }
