public import ViewKit

/// The `sk` namespace, to which the library and apps add members without cluttering the extended type.
///
///     extension SkeletonViewExtension where ExtendedType: UIView {
///         var isLoading: Bool { type.sk.isSkeletonActive }
///     }
@preconcurrency @MainActor
public struct SkeletonViewExtension<ExtendedType> {
    /// The extended object.
    public private(set) var type: ExtendedType

    /// Creates the namespace of the object `type`.
    public init(_ type: ExtendedType) {
        self.type = type
    }
}

/// A type with the namespace `sk`. All views conform to it, and an app can add other types.
@preconcurrency @MainActor
public protocol SkeletonViewExtended {
    /// The extended type, by default the conforming type itself.
    associatedtype ExtendedType

    /// The namespace for added members.
    var sk: SkeletonViewExtension<ExtendedType> { get set }
}

extension SkeletonViewExtended {
    /// The namespace for added members. The setter does nothing; it exists so that properties of extensions can be set.
    public var sk: SkeletonViewExtension<Self> {
        get { SkeletonViewExtension(self) }
        nonmutating set {}
    }
}

extension UIView: SkeletonViewExtended {}
