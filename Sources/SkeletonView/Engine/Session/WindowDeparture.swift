import Foundation
import ViewKit

/// The time at which a skeleton's root left a window, on that window's clock. The window is held weakly.
struct WindowDeparture {
    private(set) weak var window: UIWindow?
    let time: TimeInterval
}
