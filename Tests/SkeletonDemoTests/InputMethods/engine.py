#!/usr/bin/python3
"""An IBus engine that composes a text of its own for each of three keys, commits it with Return, and passes on all
other keys. Writes "ready" when it is selected, then "place X Y WIDTH HEIGHT" for each caret rectangle, relative to the
screen, and "reset". Ends with its standard input. IBUS_ADDRESS_FILE names the file with the address of IBus.
"""

import sys

import gi

gi.require_version("IBus", "1.0")
from gi.repository import GLib, IBus

NAME = "skeleton-test"
SENTENCE = "私の名前は中野ですと申します" * 3
# The composition and the committed text of each key.
TEXTS = {"j": ("にほんご", "日本語"), "k": ("한", "한"), "l": (SENTENCE, SENTENCE)}


class Engine(IBus.Engine):
    key = ""

    def do_process_key_event(self, key, code, state):
        if state & (IBus.ModifierType.RELEASE_MASK | IBus.ModifierType.CONTROL_MASK):
            return False
        if key < 128 and chr(key) in TEXTS:
            self.compose(chr(key))
            return True
        if not self.key:
            return False
        text = TEXTS[self.key][1]
        self.compose("")
        self.commit_text(IBus.Text.new_from_string(text))
        return key == IBus.KEY_Return

    def compose(self, key):
        """Composes the text of a key. As for engines for Korean, IBus commits it when the client resets the engine."""
        self.key = key
        text = TEXTS[key][0] if key else ""
        self.update_preedit_text_with_mode(
            IBus.Text.new_from_string(text), len(text), bool(text), IBus.PreeditFocusMode.COMMIT)

    def do_set_cursor_location(self, x, y, width, height):
        print("place", x, y, width, height, flush=True)

    def do_reset(self):
        self.key = ""
        print("reset", flush=True)

    def do_focus_out(self):
        self.key = ""


def main():
    IBus.init()
    loop = GLib.MainLoop()
    bus = IBus.Bus.new_async()
    while not bus.is_connected():
        GLib.MainContext.default().iteration(True)
    factory = IBus.Factory.new(bus.get_connection())
    factory.add_engine(NAME, Engine.__gtype__)
    service = "org.freedesktop.IBus.SkeletonTest"
    component = IBus.Component.new(service, "Test", "1", "MIT", "", "", "", NAME)
    component.add_engine(IBus.EngineDesc.new(NAME, "Test", "Test", "ja", "MIT", "", "", "us"))
    assert bus.register_component(component)
    assert bus.request_name(service, 0)
    bus.set_global_engine_async(NAME, -1, None, lambda *_: print("ready", flush=True))
    GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, GLib.IO_HUP, lambda *_: loop.quit())
    loop.run()


if __name__ == "__main__":
    main()
