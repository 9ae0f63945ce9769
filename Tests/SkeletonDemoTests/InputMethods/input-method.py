#!/usr/bin/python3
"""Usage: input-method.py PART DEMO [OPTION ...]

Starts IBus with the engine of engine.py, the accessibility bus and the demo, and types into the demo's text fields.
PART is "compose", "focus" or "place". Fails with a traceback if the demo doesn't publish what is expected. KEYBOARD
names the X server of the keyboard, and DBUS_SESSION_BUS_ADDRESS a session bus that nothing else uses.
"""

import contextlib
import importlib.util
import os
import pathlib
import signal
import subprocess
import sys

from gi.repository import Gio, GLib

HERE = pathlib.Path(__file__).resolve().parent


def load(path):
    """Imports a script."""
    spec = importlib.util.spec_from_file_location(path.stem.replace("-", "_"), path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


screen_reader = load(HERE.parent / "ScreenReader" / "screen-reader.py")
SENTENCE = "私の名前は中野ですと申します" * 3
# SDL doesn't wait longer than 0.3 seconds for an input method. Then the key also types its letter.
ATTEMPTS = 5


def end(process):
    process.terminate()
    process.wait()


class LateError(Exception):
    """The input method was too slow for SDL."""


class InputMethod:
    """IBus and its engine, which end with `stack`."""

    def __init__(self, folder, stack):
        # The last caret rectangle, and the number of resets.
        self.place = None
        self.resets = 0
        self.is_ready = False
        for name in ["IBUS_ADDRESS", "XDG_SESSION_TYPE", "XMODIFIERS"]:
            os.environ.pop(name, None)
        os.environ["SDL_IM_MODULE"] = "ibus"
        os.environ["IBUS_ADDRESS_FILE"] = self.address_file(folder)
        daemon = subprocess.Popen(
            ["/usr/bin/ibus-daemon", "--panel=disable", "--config=disable", "--emoji-extension=disable",
             "--cache=none"],
            env=dict(os.environ, GSETTINGS_BACKEND="memory"), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        stack.callback(end, daemon)
        self.engine = subprocess.Popen(
            ["/usr/bin/python3", HERE / "engine.py"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        stack.callback(end, self.engine)
        stream = Gio.DataInputStream.new(Gio.UnixInputStream.new(self.engine.stdout.fileno(), False))
        self.read(stream)
        late = []
        GLib.timeout_add_seconds(screen_reader.LIMIT_SECONDS, lambda: late.append(True))
        while not self.is_ready:
            if late:
                raise TimeoutError("IBus")
            GLib.MainContext.default().iteration(True)

    @staticmethod
    def address_file(folder):
        """Returns the file in which SDL looks for the address of IBus. The name depends on the version of SDL."""
        number = os.environ.get("DISPLAY", ":0").rpartition(":")[2].partition(".")[0]
        compositor = os.environ.get("WAYLAND_DISPLAY", "wayland-0")
        machine = next(
            pathlib.Path(path).read_text().strip() for path in ["/var/lib/dbus/machine-id", "/etc/machine-id"]
            if os.path.exists(path))
        addresses = pathlib.Path(folder, "ibus", "bus")
        addresses.mkdir(parents=True)
        file = addresses / "address"
        for name in {f"unix-{number}", f"unix-wayland-{number}", f"unix-{compositor}"}:
            (addresses / f"{machine}-{name}").symlink_to(file)
        return str(file)

    def read(self, stream):
        stream.read_line_async(GLib.PRIORITY_DEFAULT, None, self.hear)

    def hear(self, stream, result):
        line, _ = stream.read_line_finish_utf8(result)
        if line is None:
            return
        word, *numbers = line.split()
        if word == "place":
            self.place = tuple(map(int, numbers))
        self.resets += word == "reset"
        self.is_ready = self.is_ready or word == "ready"
        self.read(stream)


class Session:
    """A demo with a keyboard, an input method and a screen reader."""

    def __init__(self, reader, method):
        self.reader = reader
        self.method = method
        self.is_wayland = "WAYLAND_DISPLAY" in os.environ
        # In the corner, positions in the window and on the screen are the same.
        if not self.is_wayland:
            self.change_window("windowmove", "0", "0")

    def change_window(self, *command):
        self.xdotool("search", "--sync", "--onlyvisible", "--name", "SkeletonSDL", *command)

    def press(self, *keys):
        for key in keys:
            self.xdotool("key", key)

    def xdotool(self, *arguments):
        environment = dict(os.environ, DISPLAY=os.environ["KEYBOARD"])
        subprocess.run(["/usr/bin/xdotool", *arguments], env=environment, check=True, stdout=subprocess.DEVNULL)

    def field(self, name):
        return self.reader.wait(name, lambda: next(
            (object for object in self.reader.objects()
             if object.getRoleName() == "entry" and object.name == name), None))

    def begin(self, field):
        """Empties a field and focuses it."""
        count = field.queryText().characterCount
        if count:
            field.queryEditableText().deleteText(0, count)
        self.reader.wait("no text", lambda: field.queryText().characterCount == 0)
        field.queryComponent().grabFocus()
        self.reader.wait("the focus", lambda: self.reader.has(field, "FOCUSED"))

    def area(self, field):
        return field.queryComponent().getExtents(self.reader.api.WINDOW_COORDS)

    def expect(self, field, text):
        """Waits until the field has a text, of which it has a part already."""
        def has_text():
            entered = field.queryText().getText(0, -1)
            if not text.startswith(entered):
                # The letters of the keys are entered only if SDL didn't wait for the engine.
                raise (LateError if set("jkl") & set(entered) else AssertionError)(entered)
            return entered == text

        self.reader.wait(text, has_text)


def compose(session):
    """Japanese and Korean are composed at the caret and entered, long text whole."""
    field, method = session.field("Text field"), session.method
    session.begin(field)
    start = session.area(field).x
    session.reader.wait("the caret", lambda: method.place and start < method.place[0] < start + 20)
    session.press("j")
    session.reader.wait("the composition moves the caret", lambda: method.place[0] > start + 50)
    session.press("Return")
    session.expect(field, "日本語")
    session.press("k", "Return")
    session.expect(field, "日本語한")
    session.press("l", "Return")
    session.expect(field, "日本語한" + SENTENCE)


def focus(session):
    """A composition that something else ends is entered once, where it began."""
    field, other = session.field("Text field"), session.field("Search")
    session.begin(other)
    session.begin(field)
    session.press("k", "space", "k", "Return")
    session.expect(field, "한 한")
    resets = session.method.resets
    session.press("k", "Tab")
    session.expect(field, "한 한한")
    session.reader.wait("the focus", lambda: session.reader.has(other, "FOCUSED"))
    session.reader.wait("the engine is reset", lambda: session.method.resets > resets)
    session.press("j", "Return")
    session.expect(other, "日本語")
    resets = session.method.resets
    session.press("k")
    session.reader.wait("composing", lambda: session.method.place[0] > session.area(other).x + 90)
    field.queryComponent().grabFocus()
    session.reader.wait("the engine is reset", lambda: session.method.resets > resets)
    session.press("j", "Return")
    session.expect(other, "日本語한")
    session.expect(field, "한 한한日本語")


def place(session):
    """The rectangle for the candidate window is at the caret, also after scrolling and resizing."""
    field = session.field("Text field")
    session.begin(field)
    session.press("j")

    def is_in_field():
        area = session.area(field)
        if not session.method.place:
            return False
        x, y, width, height = session.method.place
        return area.x + 50 < x < area.x + 90 and area.y <= y and y + height <= area.y + area.height and height > 9

    session.reader.wait("the caret", is_in_field)
    before = session.area(field)
    session.xdotool("mousemove", "500", "300", "click", "5")
    session.reader.wait("scrolled", lambda: session.area(field).y != before.y and is_in_field())
    if not session.is_wayland:
        session.change_window("windowsize", "800", "700")
        session.reader.wait("resized", lambda: session.area(field).width != before.width and is_in_field())
        x, y, *size = session.method.place
        session.change_window("windowmove", "100", "50")
        session.reader.wait("moved", lambda: session.method.place == (x + 100, y + 50, *size))
        session.change_window("windowmove", "0", "0")
    session.press("Return")
    session.expect(field, "日本語")


def main(part, program):
    # The test runner blocks signals, and child processes inherit that.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    with contextlib.ExitStack() as stack:
        method = InputMethod(os.environ["XDG_CONFIG_HOME"], stack)
        launcher, bus = screen_reader.start_accessibility_bus()
        stack.callback(end, launcher)
        demo = subprocess.Popen(program, stderr=subprocess.PIPE, text=True)
        stack.callback(end, demo)
        # The window is open.
        assert "renderer" in demo.stderr.readline()
        reader = screen_reader.Reader(is_old=False)
        screen_reader.enable(bus)
        reader.expect("frame")
        session = Session(reader, method)
        for attempt in range(ATTEMPTS):
            try:
                {"compose": compose, "focus": focus, "place": place}[part](session)
                break
            except LateError as error:
                print("late:", error)
                session.press("Return")
        else:
            raise TimeoutError("the input method is too slow")
        assert demo.poll() is None
        demo.terminate()
        errors = demo.stderr.read()
        assert demo.wait() == 0 and errors == "", errors


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
