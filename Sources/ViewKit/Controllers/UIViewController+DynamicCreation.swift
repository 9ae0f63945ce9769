public import Foundation

// See `UIView._makeInstance(frame:)`.

extension UIViewController {
    /// Creates a controller of this class with its `init(nibName:bundle:)`, also if the class is known only at run
    /// time. If the class has no such initializer, the program ends, as on iOS. Not part of UIKit. Used by code that
    /// `IOSSourcesPlugin` generates; may change in any version.
    public static func _makeInstance(nibName: String?, bundle: Bundle?) -> Self {
        unsafeDowncast(allocated(nibName: nibName, bundle: bundle), to: Self.self)
    }

    package convenience init(dynamicNibName: String?, bundle: Bundle?) {
        self.init(nibName: dynamicNibName, bundle: bundle)
    }

    @_silgen_name("$s7ViewKit16UIViewControllerC14dynamicNibName6bundleACSSSg_10Foundation6BundleCSgtcfC")
    private static func allocated(nibName: String?, bundle: Bundle?) -> UIViewController
}

extension UIStoryboardSegue {
    /// Creates a segue of this class with its `init(identifier:source:destination:)`, also if the class is known only
    /// at run time. If the class has no such initializer, the program ends, as on iOS. Not part of UIKit. Used by
    /// code that `IOSSourcesPlugin` generates; may change in any version.
    public static func _makeInstance(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) -> Self {
        unsafeDowncast(allocated(identifier: identifier, source: source, destination: destination), to: Self.self)
    }

    package convenience init(dynamicIdentifier: String?, source: UIViewController, destination: UIViewController) {
        self.init(identifier: dynamicIdentifier, source: source, destination: destination)
    }

    @_silgen_name(
        "$s7ViewKit17UIStoryboardSegueC17dynamicIdentifier6source11destinationACSSSg_AA16UIViewControllerCAItcfC")
    private static func allocated(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue
}
