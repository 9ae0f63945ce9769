import SkeletonView

/// Suspends the `isSkeletonable` flags of views while their skeleton finds bones automatically, because the flags would
/// take precedence.
@MainActor
final class FlagSuspension {
    private struct Flagged {
        weak var view: UIView?
    }

    private var suspended: [Flagged] = []

    /// Clears the flags of `view` and its descendants if bones in `style` are found automatically. Otherwise, restores
    /// all flags that were cleared.
    func follow(_ style: DemoStyle, in view: UIView) {
        if style.isAutomatic { suspend(from: view) } else { restore() }
    }

    /// Restores all flags that were cleared.
    func restore() {
        for flagged in suspended { flagged.view?.resumeSkeletonableFlag(.automatic) }
        suspended = []
    }

    // MARK: Private

    private func suspend(from view: UIView) {
        if view.isSkeletonable || view.isSkeletonableFlagSuspended {
            view.suspendSkeletonableFlag(.automatic)
            suspended.append(Flagged(view: view))
        }
        for subview in view.subviews { suspend(from: subview) }
    }
}

/// The reasons why the `isSkeletonable` flag of a view is temporarily cleared.
struct FlagSuspensionReasons: OptionSet {
    let rawValue: Int

    /// The skeleton finds its bones automatically.
    static let automatic = FlagSuspensionReasons(rawValue: 1)
    /// The view has an annotation.
    static let annotation = FlagSuspensionReasons(rawValue: 2)
}

private enum SuspensionReasons: ViewAttachmentKey {
    static var defaultValue: FlagSuspensionReasons { [] }
}

extension UIView {
    /// `true` if `isSkeletonable` will be `true` again when the reasons for its suspension end.
    var isSkeletonableFlagSuspended: Bool { !self[SuspensionReasons.self].isEmpty }

    /// Clears `isSkeletonable`, if it is set, until `resumeSkeletonableFlag` is called for each reason.
    func suspendSkeletonableFlag(_ reason: FlagSuspensionReasons) {
        guard isSkeletonable || isSkeletonableFlagSuspended else { return }
        self[SuspensionReasons.self].insert(reason)
        isSkeletonable = false
    }

    /// Ends a suspension. Sets `isSkeletonable` if no other reason for its suspension remains.
    func resumeSkeletonableFlag(_ reason: FlagSuspensionReasons) {
        guard isSkeletonableFlagSuspended else { return }
        self[SuspensionReasons.self].remove(reason)
        if !isSkeletonableFlagSuspended { isSkeletonable = true }
    }

    /// Sets `isSkeletonable` and ends all its suspensions.
    func chooseSkeletonable(_ isSkeletonable: Bool) {
        self[SuspensionReasons.self] = []
        self.isSkeletonable = isSkeletonable
    }

    /// The flag with its suspensions.
    var skeletonableFlag: SkeletonableFlag {
        let reasons = self[SuspensionReasons.self]
        return SkeletonableFlag(isSet: isSkeletonable || !reasons.isEmpty, reasons: reasons)
    }

    /// Restores a saved flag. If an automatic skeleton currently suspends the flag, it stays suspended.
    func restore(_ flag: SkeletonableFlag) {
        let automatic = self[SuspensionReasons.self].intersection(.automatic)
        let reasons = flag.isSet ? flag.reasons.subtracting(.automatic).union(automatic) : []
        self[SuspensionReasons.self] = reasons
        isSkeletonable = flag.isSet && reasons.isEmpty
    }
}

/// A saved `isSkeletonable` flag of a view, with its suspensions.
struct SkeletonableFlag {
    /// `true` if the flag was set or suspended.
    fileprivate let isSet: Bool
    fileprivate let reasons: FlagSuspensionReasons
}
