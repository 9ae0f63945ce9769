public import Foundation

/// The configuration from which a scene is created.
///
/// A new configuration has the values of the entry with its name in the app's `Info.plist`
/// (`UIApplicationSceneManifest`), if there is one. Values that the app sets take precedence. A configuration that was
/// created before the launch gets its values when the scene is connected.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of an entry in the `Info.plist`; `nil` uses the first one.
    public let name: String?
    /// The purpose of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, a `UISceneDelegate`; `nil` if the entry has none.
    open var delegateClass: AnyClass? { didSet { missingDelegateClass = nil } }
    /// The class of the scene, a subclass of `UIWindowScene`; `nil` uses `UIWindowScene`.
    open var sceneClass: AnyClass? { didSet { missingSceneClass = nil } }

    /// The storyboard, whose initial view controller becomes the root of the scene's window; `nil` for a window without
    /// a storyboard. The file is read on first use.
    package var interface: (any InitialControllerMaking)? {
        get {
            if let makeInterface {
                self.makeInterface = nil
                ownInterface = makeInterface()
            }
            return ownInterface
        }
        set {
            makeInterface = nil
            ownInterface = newValue
            hasOwnInterface = true
        }
    }
    private var ownInterface: (any InitialControllerMaking)?
    /// Reads the storyboard of the entry, if any. `nil` after it has been read.
    var makeInterface: (@MainActor () -> any InitialControllerMaking)?
    /// `true` if the app has set the storyboard.
    private(set) var hasOwnInterface = false

    /// The result of the search for the entry in the `Info.plist`; `nil` before the search.
    var hasEntry: Bool?
    /// The name in the entry of a delegate class that isn't found; `nil` if the app has set another class.
    var missingDelegateClass: String?
    /// The name in the entry of a scene class that isn't found; `nil` if the app has set another class.
    var missingSceneClass: String?

    /// Creates a configuration with the values of the entry `name` in the app's `Info.plist`. If there is no such
    /// entry, the values are `nil`.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        SceneEntries.current?.complete(self)
    }
}
