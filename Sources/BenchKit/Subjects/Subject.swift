package import DrawKit
package import FrameMetrics
package import ViewKit

/// The library as it is measured: a window, and the way from its display list to where it is seen.
@MainActor
package protocol Subject: AnyObject {
    var window: UIWindow { get }
    var renderer: any DisplayListRenderer { get }
    /// Where pictures go, for people: "x11", "memory", ...
    var destination: String { get }
    /// What the graphics device calls itself; nil without one.
    var deviceName: String? { get }

    /// Empties the queue of events, as every program with a window has to.
    func takeEvents()

    /// Runs the passes from animate to present at the window's time, and marks them; says whether something was drawn.
    func runFrame(_ recorder: FrameRecorder) throws -> Bool

    /// Waits for what is drawn behind the program's back, where nothing that is seen would tell how long it took.
    func finishFrame()

    /// What draws `shimmer` without the library in the same place.
    func makeFloor(for shimmer: Shimmer) throws -> any Floor
}
