import Foundation
import LayerKit
import Reporting
import ViewKit

/// The overlay that holds a loading view's bones. It requests the bones again when the view's size, traits or layout
/// direction change.
@MainActor
final class SomoContainer: UIView, BusyMark {
    private weak var host: UIView?
    private let endsOnRemoval: Bool
    private var bones: [SomoView] = []
    /// The start of the first bones' animation on the window's clock; later bones continue it.
    private var animationBegin: TimeInterval?
    /// The values for which the bones were last laid out, or `nil` before the first layout.
    private var layoutInputs: LayoutInputs?
    private var isRequestingLayout = false

    /// The values that a layout of bones depends on.
    private struct LayoutInputs: Equatable {
        var size: CGSize
        var traits: UITraitCollection
        var direction: UIUserInterfaceLayoutDirection
    }

    /// Creates a container of the size of `host`, without adding it as a subview. If `endsOnRemoval` is `true`, the
    /// bones are removed when `host` leaves its superview.
    init(on host: any SomoSkeletonLayout, endsOnRemoval: Bool) {
        self.host = host
        self.endsOnRemoval = endsOnRemoval
        super.init(frame: host.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Stay above views that the app adds while loading.
        layer.zPosition = 1
    }

    var busyLabel: String? { SomoView.loadingAccessibilityLabel }

    /// `true`, because the container covers the whole view, so nothing inside is exposed to assistive technologies.
    var isBusyThroughout: Bool { true }

    required init?(coder: NSCoder) {
        nil
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        // End loading if the app removed the container.
        if let host, superview !== host, host.somoContainer === self { host.endSomo() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        animationBegin = window?.time
        setNeedsLayout()
        // End loading if a list moved the cell to its reuse pool.
        if endsOnRemoval, window == nil, let host = superview, host.superview == nil { host.endSomo() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        follow()
    }

    /// Requests the bones from the view, unless the existing bones were laid out for the current inputs.
    func follow() {
        guard !isRequestingLayout, let host = superview as? any SomoSkeletonLayout, host.somoContainer === self else {
            return
        }
        let inputs = LayoutInputs(
            size: bounds.size, traits: host.traitCollection, direction: host.effectiveUserInterfaceLayoutDirection)
        guard inputs != layoutInputs else { return }
        layoutInputs = inputs
        isRequestingLayout = true
        backgroundColor = host.somoSkeletonBackgroundColor()
        let requested = host.somoSkeletonLayout()
        isRequestingLayout = false
        // The app's code may have called `endSomo` or resized the view.
        guard host.somoContainer === self else { return }
        show(requested)
        if bounds.size != inputs.size { setNeedsLayout() }
    }

    // MARK: Private

    private func show(_ requested: [SomoView]) {
        var requestedIDs: Set<ObjectIdentifier> = []
        let newBones = requested.filter { requestedIDs.insert(ObjectIdentifier($0)).inserted }
        for bone in bones where bone.superview === self && !requestedIDs.contains(ObjectIdentifier(bone)) {
            bone.removeFromSuperview()
        }
        for bone in newBones {
            if let other = bone.superview, other !== self, !isDescendant(of: bone) {
                Diagnostics.report(
                    "somoSkeletonLayout(): a SomoView was removed from its superview; "
                        + "return views that are not in use"
                )
            }
            addSubview(bone)
            bone.animationBegin = animationBegin
        }
        bones = newBones
    }
}
