import DrawKit
import Foundation
import Glibc
import LayerKit

/// A content provider that draws nothing, and delays the recording of its layer.
@MainActor
final class SlowContents: LayerContentProvider {
    private let slowdown: Slowdown

    init(_ slowdown: Slowdown) {
        self.slowdown = slowdown
    }

    func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents? {
        slowdown.work(in: .record)
        if slowdown == .sleep {
            var time = timespec(tv_sec: 0, tv_nsec: 50_000)
            nanosleep(&time, nil)
        }
        return nil
    }
}
