public import Foundation
public import ViewKit

extension UIView {
    /// The former name of `sk.isSkeletonActive`.
    @available(*, deprecated, renamed: "sk.isSkeletonActive")
    public var isSkeletonActive: Bool { sk.isSkeletonActive }

    /// The former name of `sk.skeletonTreeDescription`.
    @available(*, deprecated, renamed: "sk.skeletonTreeDescription")
    public var skeletonDescription: String { sk.skeletonTreeDescription }
}

extension SkeletonText {
    /// `true` if `skeletonTextLineHeight` is `.relativeToFont`. Setting `false` changes it to `.fixed` with the
    /// appearance's `multilineHeight`.
    @available(*, deprecated, renamed: "skeletonTextLineHeight")
    public var useFontLineHeight: Bool {
        get { skeletonTextLineHeight == .relativeToFont }
        set {
            skeletonTextLineHeight = newValue ? .relativeToFont : .fixed(SkeletonAppearance.default.multilineHeight)
        }
    }
}

extension SkeletonViewAppearance {
    /// `true` if `textLineHeight` is `.relativeToFont`. Setting `false` changes it to `.fixed(multilineHeight)`.
    @available(*, deprecated, renamed: "textLineHeight")
    public var useFontLineHeight: Bool {
        get { textLineHeight == .relativeToFont }
        set { textLineHeight = newValue ? .relativeToFont : .fixed(multilineHeight) }
    }
}

extension Notification.Name {
    /// The former name of `skeletonWillAppearNotification`.
    @available(*, deprecated, renamed: "skeletonWillAppearNotification")
    public static let willBeginShowingSkeletons = skeletonWillAppearNotification
    /// The former name of `skeletonDidAppearNotification`.
    @available(*, deprecated, renamed: "skeletonDidAppearNotification")
    public static let didShowSkeletons = skeletonDidAppearNotification
    /// The former name of `skeletonWillUpdateNotification`.
    @available(*, deprecated, renamed: "skeletonWillUpdateNotification")
    public static let willBeginUpdatingSkeletons = skeletonWillUpdateNotification
    /// The former name of `skeletonDidUpdateNotification`.
    @available(*, deprecated, renamed: "skeletonDidUpdateNotification")
    public static let didUpdateSkeletons = skeletonDidUpdateNotification
    /// The former name of `skeletonWillDisappearNotification`.
    @available(*, deprecated, renamed: "skeletonWillDisappearNotification")
    public static let willBeginHidingSkeletons = skeletonWillDisappearNotification
    /// The former name of `skeletonDidDisappearNotification`.
    @available(*, deprecated, renamed: "skeletonDidDisappearNotification")
    public static let didHideSkeletons = skeletonDidDisappearNotification
}
