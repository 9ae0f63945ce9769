import UIKit

/// Calls `draw` with a context of `size` pixels.
func drawInContext(_ size: CGSize, _ draw: (CGContext) throws -> Void) rethrows {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    defer { UIGraphicsEndImageContext() }
    if let context = UIGraphicsGetCurrentContext() { try draw(context) }
}
