import Foundation
import LayerKit
import Reporting
import ViewKit

/// Lies over a view that loads and holds its bones; follows the view's size, style and direction
/// by asking for them anew.
@MainActor
final class SomoContainer: UIView, BusyMark {
    private weak var host: UIView?
    private let endsOnRemoval: Bool
    private var bones: [SomoView] = []
    /// When the first bones began to move, on the window's clock: those that follow take over there.
    private var animationBegin: TimeInterval?
    /// What the bones were laid out for; nil before they were.
    private var circumstances: Circumstances?
    private var isAsking = false

    /// What a layout of bones depends on.
    private struct Circumstances: Equatable {
        var size: CGSize
        var traits: UITraitCollection
        var direction: UIUserInterfaceLayoutDirection
    }

    /// Makes the container of `host`, in its bounds; it is not in it yet. With `endsOnRemoval` it ends when `host`
    /// leaves its superview.
    init(on host: any SomoSkeletonLayout, endsOnRemoval: Bool) {
        self.host = host
        self.endsOnRemoval = endsOnRemoval
        super.init(frame: host.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Also over what the app adds while it loads.
        layer.zPosition = 1
    }

    /// The view loads, and nothing in it is of use meanwhile.
    var busyLabel: String? { SomoView.loadingAccessibilityLabel }

    var isBusyThroughout: Bool { true }

    required init?(coder: NSCoder) {
        nil
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        // The app took it away.
        if let host, superview !== host, host.somoContainer === self { host.endSomo() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        animationBegin = window?.time
        setNeedsLayout()
        // A list's cell that went to the reuse pool.
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

    /// Asks for the bones, unless those that are there were laid out for the present circumstances.
    func follow() {
        guard !isAsking, let host = superview as? any SomoSkeletonLayout, host.somoContainer === self else { return }
        let present = Circumstances(
            size: bounds.size, traits: host.traitCollection, direction: host.effectiveUserInterfaceLayoutDirection)
        guard present != circumstances else { return }
        circumstances = present
        isAsking = true
        backgroundColor = host.somoSkeletonBackgroundColor
        let asked = host.somoSkeletonLayout()
        isAsking = false
        // The answer is the app's code, which may have ended the bones, or resized the view.
        guard host.somoContainer === self else { return }
        show(asked)
        if bounds.size != present.size { setNeedsLayout() }
    }

    // MARK: Private

    private func show(_ asked: [SomoView]) {
        var known: Set<ObjectIdentifier> = []
        let wanted = asked.filter { known.insert(ObjectIdentifier($0)).inserted }
        for bone in bones where bone.superview === self && !known.contains(ObjectIdentifier(bone)) {
            bone.removeFromSuperview()
        }
        for bone in wanted {
            if let other = bone.superview, other !== self, !isDescendant(of: bone) {
                Diagnostics.report(
                    "somoSkeletonLayout(): a SomoView that was in another view is taken out of it; "
                        + "answer views of its own"
                )
            }
            addSubview(bone)
            bone.animationBegin = animationBegin
        }
        bones = wanted
    }
}
