import Foundation

/// Zooming of content that constraints place. Constraints specify the content at a scale of 1.
extension ScrollZoom {
    /// Returns `frame`, which constraints give `view`, moved so that the zoomed view begins at the frame's origin.
    func placed(_ frame: CGRect, of view: UIView) -> CGRect {
        guard view === scaledView else { return frame }
        let growth = growth(of: frame.size, in: view)
        return frame.offsetBy(dx: growth.width / 2, dy: growth.height / 2)
    }

    /// Returns `size`, the content size that constraints specify, enlarged by as much as the zoomed view.
    func zoomed(_ size: CGSize) -> CGSize {
        guard let view = scaledView else { return size }
        let growth = growth(of: view.bounds.size, in: view)
        return CGSize(width: max(0, size.width + growth.width), height: max(0, size.height + growth.height))
    }

    private func growth(of size: CGSize, in view: UIView) -> CGSize {
        let excess = Self.scale(of: view) - 1
        // Sums of binary fractions are exact, so frames that were set compare equal to frames that are read back.
        func rounded(_ length: CGFloat) -> CGFloat { (length * 1024).rounded() / 1024 }
        return CGSize(width: rounded(size.width * excess), height: rounded(size.height * excess))
    }
}
