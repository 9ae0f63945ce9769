#include "CX11Memory.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xlibint.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <time.h>

struct CX11Memory {
    Display *display;
    Window window;
    GC context;
    XImage *image;
    XShmSegmentInfo segment;
    bool is_attached;
};

static bool was_refused;

static int record_refusal(Display *display, XErrorEvent *event) {
    (void)display;
    (void)event;
    was_refused = true;
    return 0;
}

/// Returns `true` if the image's pixels are 0xRRGGBB words in this machine's byte order.
static bool has_known_pixels(const XImage *image) {
    const uint32_t one = 1;
    const int byte_order = *(const uint8_t *)&one == 1 ? LSBFirst : MSBFirst;
    return image->bits_per_pixel == 32 && image->byte_order == byte_order && image->red_mask == 0xFF0000
        && image->green_mask == 0xFF00 && image->blue_mask == 0xFF && image->bytes_per_line == image->width * 4;
}

static bool attach(CX11Memory *memory) {
    // Handle the errors of earlier requests before replacing the handler.
    XSync(memory->display, False);
    was_refused = false;
    XErrorHandler before = XSetErrorHandler(record_refusal);
    bool is_sent = XShmAttach(memory->display, &memory->segment);
    XSync(memory->display, False);
    XSetErrorHandler(before);
    memory->is_attached = is_sent && !was_refused;
    return memory->is_attached;
}

static bool prepare(CX11Memory *memory, int32_t width, int32_t height) {
    XWindowAttributes attributes;
    if (!XShmQueryExtension(memory->display)) { return false; }
    if (!XGetWindowAttributes(memory->display, memory->window, &attributes)) { return false; }
    memory->image = XShmCreateImage(
        memory->display, attributes.visual, (unsigned)attributes.depth, ZPixmap, NULL, &memory->segment,
        (unsigned)width, (unsigned)height);
    if (memory->image == NULL || !has_known_pixels(memory->image)) { return false; }
    size_t bytes = (size_t)memory->image->bytes_per_line * (size_t)height;
    memory->segment.shmid = shmget(IPC_PRIVATE, bytes, IPC_CREAT | 0600);
    if (memory->segment.shmid < 0) { return false; }
    void *address = shmat(memory->segment.shmid, NULL, 0);
    bool is_mapped = address != (void *)-1;
    if (is_mapped) {
        memory->segment.shmaddr = memory->image->data = address;
        is_mapped = attach(memory);
    }
    // The segment is freed when its last user detaches, even if this program crashes.
    shmctl(memory->segment.shmid, IPC_RMID, NULL);
    if (!is_mapped) { return false; }
    memory->context = XCreateGC(memory->display, memory->window, 0, NULL);
    return memory->context != NULL;
}

CX11Memory *x11_memory_create(void *display, unsigned long window, int32_t width, int32_t height) {
    CX11Memory *memory = calloc(1, sizeof *memory);
    if (memory == NULL) { return NULL; }
    memory->display = display;
    memory->window = window;
    if (prepare(memory, width, height)) { return memory; }
    x11_memory_destroy(memory);
    return NULL;
}

uint32_t *x11_memory_pixels(const CX11Memory *memory) {
    return (uint32_t *)(void *)memory->segment.shmaddr;
}

void x11_memory_show(const CX11Memory *memory, int32_t x, int32_t y, int32_t width, int32_t height) {
    XShmPutImage(
        memory->display, memory->window, memory->context, memory->image, x, y, x, y, (unsigned)width,
        (unsigned)height, False);
}

void x11_memory_sync(const CX11Memory *memory) {
    XSync(memory->display, False);
}

void x11_memory_destroy(CX11Memory *memory) {
    if (memory->is_attached) {
        XShmDetach(memory->display, &memory->segment);
        XSync(memory->display, False);
    }
    if (memory->context != NULL) { XFreeGC(memory->display, memory->context); }
    if (memory->segment.shmaddr != NULL) { shmdt(memory->segment.shmaddr); }
    if (memory->image != NULL) {
        memory->image->data = NULL;
        XDestroyImage(memory->image);
    }
    free(memory);
}

static int64_t now_in_milliseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

bool x11_is_answered(void *display, int32_t milliseconds) {
    const int64_t end = now_in_milliseconds() + milliseconds;
    // Xlib waits for replies without a timeout, so send a message to our own window: it comes back as an event.
    Window window = XCreateWindow(
        display, DefaultRootWindow((Display *)display), 0, 0, 1, 1, 0, 0, InputOnly, CopyFromParent, 0, NULL);
    XEvent message = { .xclient = { .type = ClientMessage, .window = window, .format = 32 } };
    XSendEvent(display, window, False, NoEventMask, &message);
    bool is_answered = false;
    while (!(is_answered = XCheckTypedWindowEvent(display, window, ClientMessage, &message))) {
        const int64_t remaining = end - now_in_milliseconds();
        if (remaining <= 0) { break; }
        struct pollfd source = { .fd = ConnectionNumber((Display *)display), .events = POLLIN };
        poll(&source, 1, (int)remaining);
    }
    XDestroyWindow(display, window);
    return is_answered;
}

void x11_set_title(void *display, unsigned long window, const char *title) {
    XChangeProperty(
        display, window, XInternAtom(display, "_NET_WM_NAME", False), XInternAtom(display, "UTF8_STRING", False), 8,
        PropModeReplace, (const unsigned char *)title, (int)strlen(title));
    char *texts[] = { (char *)title };
    XTextProperty name;
    // A positive result is the number of characters that WM_NAME cannot represent.
    if (Xutf8TextListToTextProperty(display, texts, 1, XStdICCTextStyle, &name) < 0) { return; }
    XSetTextProperty(display, window, &name, XA_WM_NAME);
    XFree(name.value);
}

typedef Bool (*WireToEvent)(Display *, XEvent *, xEvent *);

static WireToEvent to_client_message;
static Atom drop_messages[4];

/// Converts a client message from the connection to an event. Discards drag-and-drop messages by returning False.
static Bool read_client_message(Display *display, XEvent *event, xEvent *wire) {
    const Atom type = wire->u.clientMessage.u.l.type;
    for (size_t index = 0; index < sizeof drop_messages / sizeof *drop_messages; index++) {
        if (type == drop_messages[index]) { return False; }
    }
    return to_client_message(display, event, wire);
}

void x11_ignore_drops(void *display, unsigned long window) {
    char *names[] = { "XdndEnter", "XdndPosition", "XdndLeave", "XdndDrop" };
    XDeleteProperty(display, window, XInternAtom(display, "XdndAware", False));
    if (!XInternAtoms(display, names, 4, False, drop_messages)) { return; }
    WireToEvent before = XESetWireToEvent(display, ClientMessage, read_client_message);
    if (before != read_client_message) { to_client_message = before; }
}
