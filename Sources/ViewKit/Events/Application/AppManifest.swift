/// The entries of an app's `Info.plist` that describe its interface.
package struct AppManifest: Equatable, Sendable {
    /// A scene configuration for windows with the app's content. Values without an entry are `nil`.
    package struct Scene: Equatable, Sendable {
        /// The configuration's name, which `UISceneConfiguration(name:sessionRole:)` refers to.
        package var name: String?
        /// The name of the scene's class, a subclass of `UIWindowScene`.
        package var className: String?
        /// The name of the class of the scene's delegate.
        package var delegateClassName: String?
        /// The name of the storyboard, without its extension.
        package var storyboard: String?

        package init(
            name: String? = nil, className: String? = nil, delegateClassName: String? = nil, storyboard: String? = nil
        ) {
            self.name = name
            self.className = className
            self.delegateClassName = delegateClassName
            self.storyboard = storyboard
        }
    }

    /// The file's path, for messages.
    package var path: String
    /// The name of the main storyboard, if any, without its extension.
    package var mainStoryboard: String?
    /// The scene configurations in file order.
    package var scenes: [Scene]

    package init(path: String, mainStoryboard: String? = nil, scenes: [Scene] = []) {
        self.path = path
        self.mainStoryboard = mainStoryboard
        self.scenes = scenes
    }
}

/// An entry of an app's `Info.plist`, for messages.
package struct ManifestEntry: Equatable, Sendable {
    /// The file's path.
    package let path: String
    /// The entry's key.
    package let key: String

    package init(path: String, key: String) {
        self.path = path
        self.key = key
    }
}

/// The result of a search for an app's `Info.plist`.
package enum ManifestSearch: Equatable, Sendable {
    /// The program can't read interface files, because it doesn't import `UIKit`.
    case unsupported
    /// The resources contain no `Info.plist`.
    case missing
    /// The file at `path` is invalid, which has been reported.
    case invalid(path: String)
    /// The entries of the file.
    case found(AppManifest)
}

/// The reason why a launch has no window to show.
package enum LaunchFailure: Error, Equatable {
    /// The reason has been reported.
    case reported
    /// There is no window because of `reason`, a clause; `advice` is a remedy in the imperative.
    case noWindow(reason: String, advice: String)
}
