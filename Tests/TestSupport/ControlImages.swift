import DrawKit
import Foundation
package import ViewKit

/// Images for controls, drawn in code.
@MainActor
package enum ControlImages {
    /// Returns a gray square.
    package static func dot(_ side: Int) -> UIImage {
        let size = PixelSize(width: Int32(side), height: Int32(side))
        return UIImage(bitmap: Bitmap(size: size, pixels: .color([UInt32](repeating: 0xFF80_8080, count: side * side))))
    }
}
