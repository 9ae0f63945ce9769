public import ViewKit

extension UIView {
    /// What covers the view while it loads, with the bones in it; nil otherwise. Taking it out of the view ends
    /// loading, as `endSomo` does.
    public var somoContainer: UIView? { self[SomoContainerKey.self] }

    /// Whether the view's bones are shown: between `beginSomo` and `endSomo`.
    public var isLoadingSkeleton: Bool { somoContainer != nil }

    /// Covers the view with its `somoSkeletonLayout()` and takes neither touches nor keys, until `endSomo`, for itself
    /// and all inside it: touches go to what is behind or around it. `isUserInteractionEnabled` stays what it is. Where
    /// that was done already, or the view is no `SomoSkeletonLayout`, this does nothing.
    public func beginSomo() {
        beginSomo(endsOnRemoval: false)
    }

    /// Takes the bones away, and takes touches and keys where `isUserInteractionEnabled` says so; does nothing
    /// where there are no bones.
    public func endSomo() {
        guard let container = self[SomoContainerKey.self] else { return }
        self[SomoContainerKey.self] = nil
        busyMark = nil
        setCovered(false, by: container)
        container.removeFromSuperview()
        didEndBeingBusy()
    }

    /// As `beginSomo`; with `endsOnRemoval` the bones also end when the view leaves its superview.
    func beginSomo(endsOnRemoval: Bool) {
        guard let host = self as? any SomoSkeletonLayout else { return }
        // First, since it is the app's code, which may begin by itself.
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
