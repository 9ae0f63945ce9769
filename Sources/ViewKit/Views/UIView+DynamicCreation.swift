public import Foundation

extension UIView {
    // For a class that is known only at run time, Swift allows only required initializers, but a required
    // `init(frame:)` would have to be declared by all views with other initializers. The restriction doesn't apply to
    // calls on `self` in a convenience initializer, which reach the overriding initializer. `allocated(frame:)` is the
    // convenience initializer below, called with any class.

    /// Creates a view of this class with its `init(frame:)`, also if the class is known only at run time. If the class
    /// has no such initializer, the program ends, as on iOS. Not part of UIKit. Used by code that `IOSSourcesPlugin`
    /// generates; may change in any version.
    public static func _makeInstance(frame: CGRect) -> Self { unsafeDowncast(allocated(frame: frame), to: Self.self) }

    package convenience init(dynamicFrame: CGRect) {
        self.init(frame: dynamicFrame)
    }

    @_silgen_name("$s7ViewKit6UIViewC12dynamicFrameAC10Foundation6CGRectV_tcfC")
    private static func allocated(frame: CGRect) -> UIView
}
