import LayerKit

/// A cross-fade from a list's displayed items to their replacements. The views of both are on screen until it ends.
@MainActor
final class ListDissolve: WindowChangeObserver {
    private let fade: OverlayFade
    /// The fades of individual elements. All other elements use `fade`.
    private let elementFades: [ListElement: OverlayFade]
    /// `true` if the incoming items are placeholders.
    private let appearsAsPlaceholder: Bool
    private unowned let list: ListEngine
    private let departure: DepartingViews.Batch
    /// The outgoing views, keyed by element. Each is replaced by the incoming view for the same element.
    private let leaving: [ListElement: UIView]
    private var ending: ScheduledWork?

    /// Begins the dissolve of `parts`, the visible parts of the outgoing items, in `window`. Elements with an entry in
    /// `elementFades` use that fade; all other elements use `fade`, which must end last.
    init(
        of parts: [(element: ListElement, part: UIView)], by fade: OverlayFade,
        elementFades: [ListElement: OverlayFade],
        appearsAsPlaceholder: Bool, in list: ListEngine, _ window: UIWindow
    ) {
        self.fade = fade
        self.elementFades = elementFades
        self.appearsAsPlaceholder = appearsAsPlaceholder
        self.list = list
        leaving = Dictionary(parts.map { ($0.element, $0.part) }, uniquingKeysWith: { first, _ in first })
        for (element, part) in parts {
            part.layer.dissolveSide = DissolveSide(elementFades[element] ?? fade, hasOverlays: !appearsAsPlaceholder)
        }
        departure = list.departing.hold(parts.map(\.part), level: 0.5) {}
        if elementFades.isEmpty { list.view.layer.overlayDissolve = fade }
        list.view.addWindowObserver(self)
        ending = window.schedule(after: fade.end - window.time) { [weak list] in list?.endDissolve() }
    }

    /// Adds `part`, which appears as `element`, to the dissolve.
    func show(_ part: UIView, for element: ListElement) {
        var side = DissolveSide(elementFades[element] ?? fade, hasOverlays: appearsAsPlaceholder)
        side.counterpart = leaving[element]?.layer
        part.layer.dissolveSide = side
        leaving[element]?.layer.dissolveSide?.counterpart = part.layer
    }

    /// Ends the dissolve. Releases the outgoing views and keeps the incoming ones.
    func end() {
        ending?.cancel()
        list.view.removeWindowObserver(self)
        for part in list.shown.values { part.layer.dissolveSide = nil }
        list.departing.finish(departure)
        if list.view.layer.overlayDissolve === fade { list.view.layer.overlayDissolve = nil }
    }

    /// Ends the dissolve, because its fades are timed by the clock of the previous window.
    func viewDidMoveToWindow(_ view: UIView) {
        list.endDissolve()
    }
}
