import Foundation
import ViewKit

/// Returns the class called `name`: a class of Swift, such as "App.Page", or one of UIKit's classes, such as "UILabel".
/// Returns `nil` if there is no such class. `IOSSourcesPlugin` replaces `NSClassFromString` by this function, because
/// Foundation's function doesn't know UIKit's classes.
@preconcurrency @MainActor
public func classFromString(_ name: String) -> AnyClass? {
    if name.contains(".") { return NSClassFromString(name) }
    return ClassLookup.find(ClassLookup.privateNames[name] ?? name, modules: [])
}

extension ClassLookup {
    /// The names of classes that stand for private classes of iOS.
    fileprivate static let privateNames = ["UITabBarButton": "TabButton"]
}
