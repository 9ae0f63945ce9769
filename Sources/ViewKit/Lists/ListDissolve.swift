import LayerKit

/// The time in which the items that a list showed pass into others: both are there, and each is in one of the two
/// pictures of a dissolve.
@MainActor
final class ListDissolve: WindowChangeObserver {
    private let fade: StandInFade
    /// Whether what comes stands in for the app's items.
    private let comesAsStandIn: Bool
    private unowned let list: ListEngine
    private let departure: DepartingViews.Lot
    private var ending: ScheduledWork?

    /// Begins in `window`: `parts`, which are what is on screen, leave.
    init(of parts: [UIView], by fade: StandInFade, comesAsStandIn: Bool, in list: ListEngine, _ window: UIWindow) {
        (self.fade, self.comesAsStandIn, self.list) = (fade, comesAsStandIn, list)
        let side = DissolveSide(fade, hasStandIns: !comesAsStandIn)
        for part in parts { part.layer.dissolveSide = side }
        departure = list.departing.hold(parts, level: 0.5) {}
        list.view.layer.standInDissolve = fade
        list.view.addWindowObserver(self)
        ending = window.schedule(after: fade.end - window.time) { [weak list] in list?.endDissolve() }
    }

    /// Takes note of `part`, which comes on screen.
    func show(_ part: UIView) {
        part.layer.dissolveSide = DissolveSide(fade, hasStandIns: comesAsStandIn)
    }

    /// Gives what left back; what came is there alone.
    func end() {
        ending?.cancel()
        list.view.removeWindowObserver(self)
        for part in list.shown.values { part.layer.dissolveSide = nil }
        list.departing.finish(departure)
        if list.view.layer.standInDissolve === fade { list.view.layer.standInDissolve = nil }
    }

    /// Another window has another clock, and nothing passes where none is.
    func viewDidMoveToWindow(_ view: UIView) {
        list.endDissolve()
    }
}
