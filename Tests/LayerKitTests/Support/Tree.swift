import DrawKit
import Foundation
import LayerKit
import Reporting

/// A layer tree of 100 by 100 points at scale 1, with a host whose frames are run explicitly.
@MainActor
final class Tree {
    let root = CALayer()
    let host: LayerHost

    init(now: TimeInterval = 0, scale: CGFloat = 1) {
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        host = LayerHost(root: root, clock: FrameClock(now: now))
        host.scale = scale
        host.pixelSize = PixelSize(width: Int32(100 * scale), height: Int32(100 * scale))
    }

    /// Runs timers, animations, layout and recording for the frame at `time`, and returns the damage.
    @discardableResult
    func frame(at time: TimeInterval) -> Damage {
        host.scheduler.runDue(until: time)
        let animated = host.animate()
        host.layout()
        return host.record(adding: animated)
    }

    /// Runs frames at `interval` from now on, with the last one at `time`.
    func step(to time: TimeInterval, interval: TimeInterval) {
        let start = host.clock.now
        var count = 1.0
        while start + count * interval < time {
            frame(at: start + count * interval)
            count += 1
        }
        frame(at: time)
    }

    /// The lines of the display list's description, without the backdrop.
    var lines: [String] { Array(host.list.description.split(separator: "\n").dropFirst().map(String.init)) }

    /// Adds a sublayer to the root.
    func addLayer(_ frame: CGRect, color: CGColor? = nil, name: String? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        layer.name = name
        root.addSublayer(layer)
        return layer
    }
}

extension CGColor {
    nonisolated static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    nonisolated static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// Returns the messages reported while `body` runs.
@MainActor
func messages(_ body: () throws -> Void) rethrows -> [String] {
    try Diagnostics.messages(during: body)
}

extension CABasicAnimation {
    convenience init(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: TimeInterval = 1) {
        self.init(keyPath: keyPath)
        fromValue = from
        toValue = to
        byValue = by
        self.duration = duration
    }
}

extension AnimationValue {
    var scalar: Double? { if case .scalar(let value) = self { value } else { nil } }
}
