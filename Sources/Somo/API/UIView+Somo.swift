public import ViewKit

extension UIView {
    /// The container that covers the view and holds its bones while it loads, or `nil`.
    ///
    /// Removing it from the view ends loading, like `endSomo`.
    public var somoContainer: UIView? { self[SomoContainerKey.self] }

    /// `true` while the view's bones are visible, between `beginSomo` and `endSomo`.
    public var isLoadingSkeleton: Bool { somoContainer != nil }

    /// Covers the view with its `somoSkeletonLayout()` until `endSomo`.
    ///
    /// Meanwhile the view and its subviews receive neither touches nor keys; touches go to what is behind or around the
    /// view. `isUserInteractionEnabled` stays unchanged. No effect if the bones are already visible or the view isn't a
    /// `SomoSkeletonLayout`.
    public func beginSomo() {
        beginSomo(endsOnRemoval: false)
    }

    /// Removes the bones. The view receives touches and keys again if `isUserInteractionEnabled` allows it.
    ///
    /// No effect if there are no bones.
    public func endSomo() {
        guard let container = self[SomoContainerKey.self] else { return }
        self[SomoContainerKey.self] = nil
        busyMark = nil
        setCovered(false, by: container)
        container.removeFromSuperview()
        didEndBeingBusy()
    }

    /// Does the work of `beginSomo()`. With `endsOnRemoval`, the bones also end when the view leaves its superview.
    func beginSomo(endsOnRemoval: Bool) {
        guard let host = self as? any SomoSkeletonLayout else { return }
        // First, because layout runs the app's code, which may call `beginSomo` itself.
        layoutIfNeeded()
        guard !isLoadingSkeleton else { return }
        let container = SomoContainer(on: host, endsOnRemoval: endsOnRemoval)
        self[SomoContainerKey.self] = container
        busyMark = container
        setCovered(true, by: container)
        addSubview(container)
        container.follow()
    }
}

private enum SomoContainerKey: ViewAttachmentKey {
    static var defaultValue: SomoContainer? { nil }
}
