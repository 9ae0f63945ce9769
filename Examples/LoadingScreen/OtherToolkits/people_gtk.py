# The loading screen in GTK 4. Usage: people_gtk.py [SECONDS]
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk

NAMES = ["Ada Lovelace", "Grace Hopper", "Katherine Johnson", "Hedy Lamarr", "Radia Perlman"] * 2
STYLE = b"""
.bone {
    border-radius: 4px;
    background: linear-gradient(to right, #e3e8eb 35%, #f5f8f9 50%, #e3e8eb 65%) 0 0 / 300% 100% no-repeat;
    animation: sweep 1.5s linear infinite;
}
.portrait { border-radius: 20px; }
.loaded { background: #30b0c7; }
@keyframes sweep { from { background-position: 100% 0; } to { background-position: 0 0; } }
"""


def make_row(portrait_class, name, detail):
    row = Gtk.Box(spacing=16, margin_start=16, margin_end=16, margin_top=12, margin_bottom=12)
    portrait = Gtk.Box(width_request=40, height_request=40, css_classes=["portrait", portrait_class])
    lines = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8, valign=Gtk.Align.CENTER)
    lines.append(name)
    lines.append(detail)
    row.append(portrait)
    row.append(lines)
    return row


def make_bone(width, height):
    return Gtk.Box(width_request=width, height_request=height, halign=Gtk.Align.START, css_classes=["bone"])


def make_list(rows):
    box = Gtk.ListBox(selection_mode=Gtk.SelectionMode.NONE)
    for row in rows:
        box.append(row)
    return Gtk.ScrolledWindow(child=box)


def activate(app, seconds):
    provider = Gtk.CssProvider()
    provider.load_from_data(STYLE)
    display = Gdk.Display.get_default()
    Gtk.StyleContext.add_provider_for_display(display, provider, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
    stack = Gtk.Stack(transition_type=Gtk.StackTransitionType.CROSSFADE, transition_duration=250)
    stack.add_named(make_list(make_row("bone", make_bone(180, 16), make_bone(280, 12)) for _ in NAMES), "bones")

    def load():
        rows = (make_row("loaded", Gtk.Label(label=name, xalign=0), Gtk.Label(label="Online now", xalign=0))
                for name in NAMES)
        stack.add_named(make_list(rows), "people")
        stack.set_visible_child_name("people")

    GLib.timeout_add(int(seconds * 1000), load)
    Gtk.ApplicationWindow(application=app, title="People", default_width=480, default_height=640, child=stack).present()


app = Gtk.Application()
app.connect("activate", activate, float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
app.run()
