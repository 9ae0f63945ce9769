package import Foundation

/// The expected size and traits of a program's first window, before it opens.
package struct InitialDisplay {
    /// The window's size in points.
    package let size: CGSize
    /// The window's traits.
    package let traits: UITraitCollection

    /// Creates a display for a window with `size` in points and `scale` in pixels per point. An unspecified `style` is
    /// light.
    package init(
        size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle, direction: UIUserInterfaceLayoutDirection
    ) {
        self.size = size
        traits = UITraitCollection.outside.with(
            style: style == .dark ? .dark : .light, direction: direction, scale: scale, windowSize: size)
    }
}
