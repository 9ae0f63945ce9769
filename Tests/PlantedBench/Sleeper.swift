import DrawKit
import Foundation
import Glibc
import LayerKit

/// Contents that draw nothing, but take 50 us to return when a layer is recorded.
@MainActor
final class Sleeper: LayerContentProvider {
    func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents? {
        var time = timespec(tv_sec: 0, tv_nsec: 50_000)
        nanosleep(&time, nil)
        return nil
    }
}
