public import ViewKit

extension UIView {
    /// The container that covers the view and holds its bones while it loads, or `nil` if the view isn't loading.
    ///
    /// Removing the container from the view ends loading, like `endSomo`.
    public var somoContainer: UIView? { self[SomoContainerKey.self] }

    /// `true` while the view's bones are visible, between `beginSomo` and `endSomo`.
    public var isLoadingSkeleton: Bool { somoContainer != nil }

    /// Covers the view with the bones of its `somoSkeletonLayout()` until `endSomo` is called.
    ///
    /// Until then, the view and its subviews receive neither touches nor key presses; touches go to a view behind it or
    /// to an ancestor. `isUserInteractionEnabled` stays unchanged. No effect if the bones are already visible or the
    /// view isn't a `SomoSkeletonLayout`.
    public func beginSomo() {
        beginSomo(endsOnRemoval: false)
    }

    /// Removes the bones. The view receives touches and key presses again if `isUserInteractionEnabled` allows it.
    ///
    /// No effect if there are no bones.
    public func endSomo() {
        guard let container = self[SomoContainerKey.self] else { return }
        self[SomoContainerKey.self] = nil
        busyMark = nil
        setEventsBlocked(false, by: container)
        container.removeFromSuperview()
        didEndBeingBusy()
    }

    /// Implements `beginSomo()`. If `endsOnRemoval` is `true`, the bones are also removed when the view leaves its
    /// superview.
    func beginSomo(endsOnRemoval: Bool) {
        guard let host = self as? any SomoSkeletonLayout else { return }
        // Lay out first, because layout runs the app's code, which may call `beginSomo`.
        layoutIfNeeded()
        guard !isLoadingSkeleton else { return }
        let container = SomoContainer(on: host, endsOnRemoval: endsOnRemoval)
        self[SomoContainerKey.self] = container
        busyMark = container
        setEventsBlocked(true, by: container)
        addSubview(container)
        container.follow()
    }
}

private enum SomoContainerKey: ViewAttachmentKey {
    static var defaultValue: SomoContainer? { nil }
}
