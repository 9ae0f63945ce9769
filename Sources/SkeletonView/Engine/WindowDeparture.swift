import Foundation
import ViewKit

/// When a skeleton's root left a window, on that window's clock. The window is not kept.
struct WindowDeparture {
    private(set) weak var window: UIWindow?
    let time: TimeInterval
}
