#ifndef FAULTS_FORKED_H
#define FAULTS_FORKED_H

/* Reads what the environment says of the fault: shim.c. */
void fault_begin(void);
/* What a process in torn mode leaves behind when it comes to its end. */
void fault_end(void);

#endif
