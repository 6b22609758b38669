/* Limits, no capabilities, and a filter of system calls: it needs no privilege, and every Linux since 3.17 has it. */
#include "clients/cli/play/jail.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined __x86_64__
#define ARCH AUDIT_ARCH_X86_64
#elif defined __aarch64__
#define ARCH AUDIT_ARCH_AARCH64
#else
#define ARCH 0 /* no filter was tried there */
#endif

static const struct {
    __rlimit_resource_t what;
    uint64_t most;
} limits[] = {
    { RLIMIT_DATA, UINT64_C(512) << 20 }, /* memory of its own, its threads' stacks included */
    { RLIMIT_AS, UINT64_C(8) << 30 },     /* addresses: what is reserved costs nothing, what is shared might */
    { RLIMIT_FSIZE, 16 << 20 },           { RLIMIT_NOFILE, 128 }, { RLIMIT_CORE, 0 },
};

/* Refused: sockets of any kind, other processes, and whatever goes round a filter or reaches into other processes. A
   thread is no process; which of the two clone3 makes a filter cannot see, and the C library does without it. */
static const struct {
    int call, error;
} refused[] = {
    { SYS_socket, EACCES },
    { SYS_ptrace, EPERM },
    { SYS_process_vm_readv, EPERM },
    { SYS_kill, EPERM },
    { SYS_process_vm_writev, EPERM },
    { SYS_tkill, EPERM },
    { SYS_setns, EPERM },
    { SYS_unshare, EPERM },
    { SYS_mount, EPERM },
    { SYS_pidfd_open, EPERM },
    { SYS_io_uring_setup, ENOSYS },
    { SYS_clone3, ENOSYS },
    { SYS_pidfd_getfd, EPERM },
    { SYS_umount2, EPERM },
    { SYS_reboot, EPERM },
    { SYS_rt_sigqueueinfo, EPERM },
    { SYS_bpf, EPERM },
#if defined __x86_64__
    { SYS_fork, EPERM },
    { SYS_vfork, EPERM },
#endif
};
enum { REFUSED = sizeof refused / sizeof refused[0], STEPS = 2 * REFUSED + 24 };

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(what) BPF_STMT(BPF_RET | BPF_K, what)
#define UNLESS(value, skip) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, skip)

struct filter {
    struct sock_filter at[STEPS];
    unsigned short count;
};

static void add(struct filter *f, struct sock_filter step) { f->at[f->count++] = step; }

static void make(struct filter *f) {
    add(f, (struct sock_filter)LOAD(arch));
    add(f, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCH, 1, 0));
    add(f, (struct sock_filter)ANSWER(SECCOMP_RET_KILL_PROCESS));
    add(f, (struct sock_filter)LOAD(nr));
#if defined __x86_64__
    add(f, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1)); /* x32 */
    add(f, (struct sock_filter)ANSWER(SECCOMP_RET_KILL_PROCESS));
#endif
    for (int i = 0; i < REFUSED; i++) {
        add(f, (struct sock_filter)UNLESS((uint32_t)refused[i].call, 1));
        add(f, (struct sock_filter)ANSWER(SECCOMP_RET_ERRNO | (uint32_t)refused[i].error));
    }
    add(f, (struct sock_filter)UNLESS(SYS_clone, 3));
    add(f, (struct sock_filter)LOAD(args[0]));
    add(f, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 5, 0));
    add(f, (struct sock_filter)ANSWER(SECCOMP_RET_ERRNO | EPERM));
    add(f, (struct sock_filter)UNLESS(SYS_tgkill, 3)); /* to its own threads: abort() */
    add(f, (struct sock_filter)LOAD(args[0]));
    add(f, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)getpid(), 1, 0));
    add(f, (struct sock_filter)ANSWER(SECCOMP_RET_ERRNO | EPERM));
    add(f, (struct sock_filter)ANSWER(SECCOMP_RET_ALLOW));
}

/* What root may do beyond its files. Without the right to drop them there are none: the last line asks. */
static bool drop_capabilities(void) {
    struct __user_cap_header_struct head = { _LINUX_CAPABILITY_VERSION_3, 0 };
    struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = { { 0 } }, now[_LINUX_CAPABILITY_U32S_3];
    for (int i = 0; prctl(PR_CAPBSET_READ, i, 0, 0, 0) >= 0; i++)
        prctl(PR_CAPBSET_DROP, i, 0, 0, 0);
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    return syscall(SYS_capset, &head, none) == 0 && syscall(SYS_capget, &head, now) == 0 && !now[0].permitted &&
           !now[1].permitted;
}

/* Asked without a filter, the system says EFAULT where it would have taken one. */
bool jail_is_there(void) {
    return ARCH && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, NULL, 0, 0) < 0 && errno == EFAULT;
}

bool jail_enter(void) {
    struct filter f = { .count = 0 };
    for (unsigned i = 0; i < sizeof limits / sizeof limits[0]; i++) {
        struct rlimit now;
        if (getrlimit(limits[i].what, &now) != 0)
            return false;
        rlim_t most = limits[i].most < now.rlim_max ? limits[i].most : now.rlim_max;
        if (setrlimit(limits[i].what, &(struct rlimit){ most, most }) != 0)
            return false;
    }
    make(&f);
    struct sock_fprog program = { f.count, f.at };
    return ARCH && drop_capabilities() && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
}
