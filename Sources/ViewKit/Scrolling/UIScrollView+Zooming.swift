import Foundation
import Reporting

/// Settings and state of zooming.
extension UIScrollView {
    /// `true` if a pinch can exceed the limits of the scale, to which it returns when the fingers are lifted. `true` by
    /// default. Zooming with the wheel never exceeds the limits.
    public var bouncesZoom: Bool {
        get { zooming?.bounces ?? true }
        set { if newValue != bouncesZoom { requiredZooming.bounces = newValue } }
    }

    /// `true` while the user zooms with two fingers or with Ctrl+wheel.
    public var isZooming: Bool { zooming?.isTracking ?? false }

    /// `true` while the scale returns to its limits after a pinch.
    public var isZoomBouncing: Bool { zooming?.isBouncing ?? false }

    /// The gesture recognizer for pinches and Ctrl+wheel; `nil` unless `minimumZoomScale` is less than
    /// `maximumZoomScale`.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming?.recognizer }

    /// Sets one of the limits of the scale, unless `value` is invalid.
    func setZoomLimit(_ limit: WritableKeyPath<ZoomLimits, CGFloat>, to value: CGFloat) {
        guard value.isFinite, value >= 0 else {
            return Diagnostics.report("\(type(of: self)): invalid zoom scale \(value) ignored")
        }
        guard value != (zooming?.limits ?? ZoomLimits())[keyPath: limit] else { return }
        requiredZooming.limits[keyPath: limit] = value
    }

    /// Zooms in or out by a step if `key` is Ctrl+Plus or Ctrl+Minus, or to a scale of 1 if it is Ctrl+0. Returns
    /// `true` if the scale changed.
    func zoom(by key: UIKey?) -> Bool {
        guard let zooming, zooming.isAvailable, let change = key?.zoomChange else { return false }
        return zooming.zoom(by: change)
    }

    private var requiredZooming: ScrollZoom {
        if let zooming { return zooming }
        let zooming = ScrollZoom(self)
        self.zooming = zooming
        return zooming
    }
}

/// A change of the scale by a key.
enum ZoomChange {
    case larger, smaller, reset
}

extension UIKey {
    /// The change of the scale that the key makes, if any.
    var zoomChange: ZoomChange? {
        guard modifierFlags.contains(.control), modifierFlags.isDisjoint(with: [.alternate, .command]) else {
            return nil
        }
        switch keyCode {
        case .keypadPlus: return .larger
        case .keypadHyphen: return .smaller
        case .keypad0: return .reset
        default: break
        }
        // Plus is Shift+Equals on a US keyboard; desktop apps accept both.
        switch shortcutCharacters {
        case "+", "=": return .larger
        case "-": return .smaller
        case "0": return .reset
        default: return nil
        }
    }
}
