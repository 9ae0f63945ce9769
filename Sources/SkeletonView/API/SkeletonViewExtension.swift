public import ViewKit

/// What `sk` answers: the place for what the library, and apps, add to a view without filling the view's own names.
///
///     extension SkeletonViewExtension where ExtendedType: UIView {
///         var isLoading: Bool { type.sk.isSkeletonActive }
///     }
@preconcurrency @MainActor
public struct SkeletonViewExtension<ExtendedType> {
    /// What is extended: the object whose `sk` this is.
    public private(set) var type: ExtendedType

    /// Makes the extension of `type`.
    public init(_ type: ExtendedType) {
        self.type = type
    }
}

/// Whatever has `sk`: all views do, and what an app lets conform to it.
@preconcurrency @MainActor
public protocol SkeletonViewExtended {
    /// What is extended: the conforming type itself, unless it says otherwise.
    associatedtype ExtendedType

    /// What is added to the object.
    var sk: SkeletonViewExtension<ExtendedType> { get set }
}

extension SkeletonViewExtended {
    /// What is added to the object. Setting it does nothing but let properties of extensions be set through it.
    public var sk: SkeletonViewExtension<Self> {
        get { SkeletonViewExtension(self) }
        nonmutating set {}
    }
}

extension UIView: SkeletonViewExtended {}
