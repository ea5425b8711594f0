/* A disk that forgets: preloaded into a server (LD_PRELOAD), it keeps beside the files of one folder what of them has
 * been synced. After a power cut that, and whatever of the rest chance adds, is what a disk may hold; see powercut.py.
 *
 * POWERCUT_FOLDER   the folder that is watched
 * POWERCUT_DURABLE  where its synced contents are kept: a file of the same name, and in ".names" the names that were
 *                   there when the folder itself was synced
 * POWERCUT_LIES     if set, nothing is kept: a disk that says it has written, and has not
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void fail(const char *what) {
    perror(what);
    _exit(70); /* a test that cannot keep its books must not go on */
}

static void copy(int from, int to) {
    char part[65536];
    off_t at = 0;
    ssize_t count;
    while ((count = pread(from, part, sizeof part, at)) > 0) {
        if (write(to, part, count) != count)
            fail("powercut: write");
        at += count;
    }
    if (count < 0)
        fail("powercut: read");
}

/* Replaced at once: the cut may come in the middle of this, too. */
static void replace(const char *durable, const char *name, void (*fill)(int, void *), void *with) {
    char path[PATH_MAX], temporary[PATH_MAX];
    if (snprintf(path, sizeof path, "%s/%s", durable, name) >= (int)sizeof path ||
        snprintf(temporary, sizeof temporary, "%s/.new-%d", durable, (int)getpid()) >= (int)sizeof temporary)
        fail("powercut: name");
    int file = open(temporary, O_CREAT | O_TRUNC | O_WRONLY, 0600);
    if (file < 0)
        fail("powercut: open");
    fill(file, with);
    close(file);
    if (rename(temporary, path) != 0)
        fail("powercut: rename");
}

static void fill_file(int to, void *with) { copy(*(int *)with, to); }

static void fill_names(int to, void *with) {
    DIR *folder = opendir(with);
    struct dirent *entry;
    if (folder == NULL)
        fail("powercut: folder");
    while ((entry = readdir(folder)) != NULL)
        if (entry->d_type == DT_REG && dprintf(to, "%s\n", entry->d_name) < 0)
            fail("powercut: names");
    closedir(folder);
}

static void keep(int fd) {
    const char *folder = getenv("POWERCUT_FOLDER"), *durable = getenv("POWERCUT_DURABLE");
    char link[64], path[PATH_MAX];
    if (folder == NULL || durable == NULL || getenv("POWERCUT_LIES") != NULL)
        return;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return;
    path[length] = 0;
    size_t start = strlen(folder);
    if (strncmp(path, folder, start) != 0)
        return;
    pthread_mutex_lock(&lock);
    if (path[start] == 0) {
        replace(durable, ".names", fill_names, path);
    } else if (path[start] == '/' && strchr(path + start + 1, '/') == NULL && strstr(path, " (deleted)") == NULL) {
        /* To close a second descriptor would give up the process's locks: one is opened only where none is needed. */
        int only_written = (fcntl(fd, F_GETFL) & O_ACCMODE) == O_WRONLY;
        int readable = only_written ? open(path, O_RDONLY) : fd;
        if (readable < 0)
            fail("powercut: open");
        replace(durable, path + start + 1, fill_file, &readable);
        if (only_written)
            close(readable);
    }
    pthread_mutex_unlock(&lock);
}

int fsync(int fd) {
    static int (*real)(int);
    if (real == NULL)
        real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    int done = real(fd);
    if (done == 0)
        keep(fd);
    return done;
}

int fdatasync(int fd) {
    static int (*real)(int);
    if (real == NULL)
        real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    int done = real(fd);
    if (done == 0)
        keep(fd);
    return done;
}
