import LayerKit

/// A cross-fade from the items that a list shows to others. Both are on screen, each in one of the two pictures of a
/// dissolve.
@MainActor
final class ListDissolve: WindowChangeObserver {
    private let fade: OverlayFade
    /// The fades of individual elements. Empty if all elements fade together, by `fade`.
    private let turns: [ListElement: OverlayFade]
    /// `true` if the incoming items are placeholders.
    private let appearsAsPlaceholder: Bool
    private unowned let list: ListEngine
    private let departure: DepartingViews.Batch
    /// The outgoing views by element; incoming views for the same element replace them.
    private let leaving: [ListElement: UIView]
    private var ending: ScheduledWork?

    /// Begins the dissolve in `window`; `parts`, which are visible now, disappear. With `turns`, elements fade
    /// individually, and those without an entry use `fade`, the last of them.
    init(
        of parts: [(element: ListElement, part: UIView)], by fade: OverlayFade, turns: [ListElement: OverlayFade],
        appearsAsPlaceholder: Bool, in list: ListEngine, _ window: UIWindow
    ) {
        (self.fade, self.turns, self.appearsAsPlaceholder, self.list) = (fade, turns, appearsAsPlaceholder, list)
        leaving = Dictionary(parts.map { ($0.element, $0.part) }, uniquingKeysWith: { first, _ in first })
        for (element, part) in parts {
            part.layer.dissolveSide = DissolveSide(turns[element] ?? fade, hasOverlays: !appearsAsPlaceholder)
        }
        departure = list.departing.hold(parts.map(\.part), level: 0.5) {}
        if turns.isEmpty { list.view.layer.overlayDissolve = fade }
        list.view.addWindowObserver(self)
        ending = window.schedule(after: fade.end - window.time) { [weak list] in list?.endDissolve() }
    }

    /// Registers `part`, which appears for `element`.
    func show(_ part: UIView, for element: ListElement) {
        var side = DissolveSide(turns[element] ?? fade, hasOverlays: appearsAsPlaceholder)
        side.counterpart = leaving[element]?.layer
        part.layer.dissolveSide = side
        leaving[element]?.layer.dissolveSide?.counterpart = part.layer
    }

    /// Releases the outgoing views; the incoming ones remain.
    func end() {
        ending?.cancel()
        list.view.removeWindowObserver(self)
        for part in list.shown.values { part.layer.dissolveSide = nil }
        list.departing.finish(departure)
        if list.view.layer.overlayDissolve === fade { list.view.layer.overlayDissolve = nil }
    }

    /// Another window has another clock, and without a window nothing fades.
    func viewDidMoveToWindow(_ view: UIView) {
        list.endDissolve()
    }
}
