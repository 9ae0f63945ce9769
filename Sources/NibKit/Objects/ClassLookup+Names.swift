import Foundation
import ViewKit

/// Returns the class called `name`: a Swift class with its module, such as "App.Page", a class of UIKit, such as
/// "UILabel", or a class of Foundation. Returns `nil` if there is no such class. Can be called on any thread.
///
/// `IOSSourcesPlugin` replaces `NSClassFromString` with this function, because Foundation's function doesn't know the
/// classes of UIKit. Used by code that the plugin generates; may change in any version.
public func _classFromString(_ name: String) -> AnyClass? {
    if name.contains(".") { return NSClassFromString(name) }
    let toolkitName = ClassLookup.privateNames[name] ?? name
    for module in ClassLookup.toolkitModules {
        if let found = NSClassFromString("\(module).\(toolkitName)") { return found }
    }
    return NSClassFromString(name)
}

extension ClassLookup {
    /// The names of classes that stand for private classes of iOS.
    nonisolated fileprivate static let privateNames = ["UITabBarButton": "TabButton"]
}
