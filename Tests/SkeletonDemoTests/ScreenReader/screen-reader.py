#!/usr/bin/python3
"""Usage: screen-reader.py PART DEMO [OPTION ...]

Starts the accessibility bus and the demo, and uses the demo like a screen reader does, over AT-SPI alone. PART is
"controls", "feed", "loading", "old" or "rows". Fails with a traceback if the demo doesn't publish what is expected.
DISPLAY and DBUS_SESSION_BUS_ADDRESS name an X server and a session bus that nothing else uses.
"""

import json
import os
import signal
import subprocess
import sys

from gi.repository import Gio, GLib

LIMIT_SECONDS = 240
ANNOUNCEMENT = "object:announcement"
EVENTS = [
    "object:children-changed", "object:property-change", "object:selection-changed",
    "object:state-changed", "object:text-caret-moved", "object:text-changed", "window",
]
LAUNCHERS = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi-bus-launcher"]

# The controls of the screen "Controls", by role.
CONTROLS = {
    "entry": ["Search", "Text field"],
    "panel": ["Segmented control"],
    "progress bar": ["Progress"],
    "push button": ["Color, #30b0c7", "Delete…", "Filled", "Gray", "Menu, Small"],
    "radio button": ["Day", "Week", "Month"],
    "slider": ["Slider"],
    "spin button": ["Page control", "Progress", "Stepper"],
    "text": ["Text view"],
    "toggle button": ["Activity indicator", "Switch"],
}


class Reader:
    """A client of the accessibility bus. Like Orca 43, an old client doesn't listen for announcements."""

    def __init__(self, is_old):
        # Imported late, because it connects to the bus.
        import pyatspi

        self.api = pyatspi
        self.spoken = []
        self.events = []
        self.desktop = pyatspi.Registry.getDesktop(0)
        self.is_late = False
        GLib.timeout_add_seconds(LIMIT_SECONDS, self.be_late)
        pyatspi.Registry.registerEventListener(self.hear, *EVENTS, *([] if is_old else [ANNOUNCEMENT]))

    def be_late(self):
        self.is_late = True

    def hear(self, event):
        self.events.append(str(event.type))
        if str(event.type).startswith(ANNOUNCEMENT):
            self.spoken.append(event.any_data)
        elif str(event.type) == "object:state-changed:showing" and event.detail1 == 1:
            if event.source.getRole() == self.api.ROLE_NOTIFICATION:
                self.spoken.append(event.source.name)

    def wait(self, what, condition):
        """Handles events until the condition holds, and returns its value."""
        while True:
            try:
                value = condition()
            except GLib.Error:
                value = None  # An object has gone in the meantime.
            if value:
                print("ok:", what)
                return value
            if self.is_late:
                raise TimeoutError(what)
            GLib.MainContext.default().iteration(True)

    def objects(self, object=None):
        for child in object or [app for app in self.desktop if app and app.name == "skeleton-demo"]:
            if child:
                yield child
                yield from self.objects(child)

    def find(self, role, name=None):
        """Returns the first object with a role and a name, or None.

        at-spi2-core 2.53 renamed the role "push button" to "button".
        """
        for object in self.objects():
            if object.getRoleName() in (role, role.removeprefix("push ")) and name in (None, object.name):
                return object
        return None

    def expect(self, role, name=None):
        """Waits for an object with a role and a name."""
        return self.wait(f"{role} {name or ''}", lambda: self.find(role, name))

    def press(self, role, name):
        assert self.expect(role, name).queryAction().doAction(0), name

    def has(self, object, state):
        return object.getState().contains(getattr(self.api, "STATE_" + state))


def controls(reader):
    """Opens a screen and uses a switch, a slider, a stepper, a menu, a dialog and a text field."""
    reader.press("push button", "Controls")
    frame = reader.expect("frame", "Controls – SkeletonSDL")
    reader.wait("its button is selected", lambda: reader.has(reader.find("toggle button", "Controls"), "CHECKED"))

    for role, names in CONTROLS.items():
        for name in names:
            reader.expect(role, name)

    # Changes of a screen can be published in several updates.
    switch = reader.expect("toggle button", "Switch")
    reader.wait("the switch is visible", lambda: reader.has(switch, "CHECKED") and reader.has(switch, "SHOWING"))
    coordinates = reader.api.WINDOW_COORDS

    def is_at_its_place():
        place = switch.queryComponent().getExtents(coordinates)
        x, y = place.x + place.width // 2, place.y + place.height // 2
        return frame.queryComponent().getAccessibleAtPoint(x, y, coordinates) == switch

    reader.wait("the switch is at its place", is_at_its_place)
    switch.queryAction().doAction(0)
    reader.wait("the switch is off", lambda: not reader.has(switch, "CHECKED"))
    reader.expect("label", "Off")

    slider = reader.find("slider", "Slider")
    value = slider.queryValue()
    assert (value.minimumValue, value.maximumValue) == (0, 1)
    value.currentValue = 0.75
    reader.expect("label", "0.75")
    assert value.currentValue == 0.75
    slider.queryComponent().grabFocus()
    reader.wait("the slider has the focus", lambda: reader.has(slider, "FOCUSED"))
    reader.wait("the event", lambda: "object:state-changed:focused" in reader.events)

    stepper = reader.find("spin button", "Stepper")
    before = stepper.queryValue().currentValue
    stepper.queryAction().doAction(0)
    reader.wait("the stepper went up", lambda: stepper.queryValue().currentValue == before + 1)

    button = reader.find("push button", "Menu, Small")
    assert not reader.has(button, "EXPANDED") and reader.has(button, "HAS_POPUP")
    button.queryAction().doAction(0)
    menu = reader.expect("menu")
    assert [item.name for item in menu][:3] == ["Size", "Small", "Medium"]
    reader.press("menu item", "Large")
    reader.wait("the menu is closed", lambda: not reader.find("menu"))
    reader.expect("label", "Large")

    reader.press("push button", "Keys")
    reader.expect("dialog")
    assert not reader.find("push button", "Feed") and not reader.find("toggle button", "Controls")
    reader.press("push button", "Close")
    reader.wait("the dialog is closed", lambda: not reader.find("dialog"))

    reader.press("push button", "Find")
    entry = reader.expect("entry")
    entry.queryEditableText().insertText(0, "Galery", 6)
    entry.queryEditableText().insertText(3, "l", 1)
    text = entry.queryText()
    reader.wait("the text", lambda: text.getText(0, -1) == "Gallery" and text.caretOffset == 4)
    assert tuple(text.getAttributeRun(2))[1:] == (0, 7), "a reader reads the text run by run"
    text.setSelection(0, 0, 7)
    reader.wait("the selection", lambda: text.getSelection(0) == (0, 7))
    reader.press("toggle button", "Gallery, Screen")
    reader.expect("frame", "Gallery – SkeletonSDL")


def loading(reader):
    """Hears a skeleton begin, end, and begin again, each exactly once."""
    reader.wait("the window is active", lambda: "window:activate" in reader.events)
    reader.wait("busy", lambda: any(
        object.name == "Loading" and reader.has(object, "BUSY") for object in reader.objects()))
    reader.spoken.clear()
    reader.wait("Loading", lambda: "Loading" in reader.spoken)
    reader.wait("Loaded", lambda: "Loaded" in reader.spoken[reader.spoken.index("Loading"):])
    reader.wait("a loaded row", lambda: reader.find("list item").name)
    reader.wait("Loading again", lambda: reader.spoken.count("Loading") == 2)
    assert reader.spoken[-3:] == ["Loading", "Loaded", "Loading"], reader.spoken


def rows(reader):
    """Selects a row of 10,000."""
    row = reader.wait("the second row", lambda: next(
        (object for object in reader.objects() if "posinset:2" in object.getAttributes()), None))
    table = row.parent
    assert (row.getRoleName(), table.getRoleName()) == ("list item", "list")
    count = next(text for text in row.getAttributes() if text.startswith("setsize:")).removeprefix("setsize:")
    assert int(count) == 10_000 and "child-item-count:" + count in table.getAttributes()
    # Until the client handles the events of the loaded rows, its copy of the list has placeholders.
    reader.wait("its place", lambda: table[1] == row)
    assert reader.has(row, "SELECTABLE") and not reader.has(row, "SELECTED")
    assert table.querySelection().selectChild(1)
    reader.wait("selected", lambda: table.querySelection().nSelectedChildren == 1)
    assert table.querySelection().getSelectedChild(0) == row and reader.has(row, "SELECTED")
    reader.wait("the event", lambda: "object:selection-changed" in reader.events)


def feed(reader):
    """Of 10,000 rows, only those that are visible are published."""
    row = reader.wait("the third post", lambda: next(
        (object for object in reader.objects() if "posinset:3" in object.getAttributes()), None))
    table = row.parent
    reader.wait("all posts", lambda: "child-item-count:10000" in table.getAttributes())
    reader.wait("its place", lambda: table[2] == row)
    assert "setsize:10000" in row.getAttributes() and table.childCount < 50, table.childCount
    assert row.name.startswith("Author 3, @author"), row.name


def write_feed(path):
    """Writes a feed of 10,000 posts without pictures."""
    posts = [
        {"id": str(number), "author": {"name": f"Author {number}", "handle": "@author"}, "time": "1 min",
         "text": f"Post {number}", "likes": 1, "comments": 0} for number in range(1, 10_001)]
    with open(path, "w") as file:
        json.dump({"posts": posts}, file)


def write_table(path):
    """Writes a storyboard with a table of 10,000 rows that can be selected."""
    cells = "".join(
        f"""<tableViewCell id="c{number}" style="IBUITableViewCellStyleDefault" textLabel="l{number}">
        <rect key="frame" x="0.0" y="{44 * number}" width="400" height="44"/>
        <tableViewCellContentView key="contentView" id="v{number}"><subviews>
        <label text="Row {number}" id="l{number}"><rect key="frame" x="16" y="0.0" width="300" height="44"/></label>
        </subviews></tableViewCellContentView></tableViewCell>""" for number in range(1, 10_001))
    with open(path, "w") as file:
        file.write(f"""<?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="t"><scenes><scene sceneID="s"><objects>
            <tableViewController id="t" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="table">
            <rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
            <sections><tableViewSection id="section"><cells>{cells}</cells></tableViewSection></sections>
            </tableView></tableViewController></objects></scene></scenes></document>""")


def start_accessibility_bus():
    """Starts the service that programs find on the session bus. Nothing is enabled yet."""
    launcher = next(path for path in LAUNCHERS if os.path.exists(path))
    # The registry that the launcher starts lives as long as the session bus, and must not keep the test's pipes open.
    process = subprocess.Popen(
        [launcher, "--launch-immediately"], env=dict(os.environ, GSETTINGS_BACKEND="memory"),
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    context = GLib.MainContext.default()
    owners = []
    Gio.bus_watch_name_on_connection(
        bus, "org.a11y.Bus", Gio.BusNameWatcherFlags.NONE, lambda *_: owners.append(True), None)
    while not owners:
        context.iteration(True)
    return process, bus


def enable(bus):
    """Tells programs that a screen reader is running, as a desktop does."""
    value = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
    bus.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None,
        Gio.DBusCallFlags.NONE, -1, None)


def main(part, program):
    # The test runner blocks signals, and child processes inherit that.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    launcher, bus = start_accessibility_bus()
    if part == "feed":
        path = os.path.join(os.environ["HOME"], "feed.json")
        write_feed(path)
        program += ["--feed", path]
    if part == "rows":
        path = os.path.join(os.environ["HOME"], "Table.storyboard")
        write_table(path)
        program += ["--scene", path]
    demo = subprocess.Popen(program, stderr=subprocess.PIPE, text=True)
    try:
        # The window is open.
        assert "renderer" in demo.stderr.readline()
        reader = Reader(is_old=part == "old")
        assert not any(app for app in reader.desktop), "the demo publishes its window before anyone reads it"
        enable(bus)
        reader.expect("frame")
        parts = {"controls": controls, "feed": feed, "loading": loading, "old": loading, "rows": rows}
        parts[part](reader)
        assert demo.poll() is None
        demo.terminate()
        errors = demo.stderr.read()
        assert demo.wait() == 0 and errors == "", errors
    finally:
        for process in (demo, launcher):
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
