public import Foundation

/// An instance of an app's user interface. There is only one scene, with the app's windows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene is not connected.
        case unattached = -1
        /// One of the scene's windows has keyboard focus.
        case foregroundActive = 0
        /// A window of the scene is visible, but none has keyboard focus.
        case foregroundInactive
        /// All windows of the scene are hidden, minimized or closed.
        case background
    }

    /// The reason for connecting a scene. It has no properties, because launching the program is the only reason.
    @preconcurrency @MainActor
    public final class ConnectionOptions: NSObject {
        override init() {}
    }

    /// The session, which holds the scene's role and configuration.
    public let session: UISceneSession
    /// The scene's delegate; `nil` if the configuration doesn't name one.
    open var delegate: (any UISceneDelegate)?
    /// The title of the app's first window; `nil`, the default, uses the program's title.
    open var title: String? { didSet { if title != oldValue { titleDidChange?(title) } } }

    /// Called with the new title when `title` has changed.
    @preconcurrency package var titleDidChange: (@MainActor (String?) -> Void)?
    weak var application: UIApplication?

    /// Creates the scene of `session`. Called when the program launches.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        application = UIApplication.launching ?? .shared
        super.init()
        session.scene = self
    }

    /// The scene's activation state, derived from that of the application.
    open var activationState: ActivationState {
        switch application?.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        case nil: .unattached
        }
    }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The scene's windows on the desktop, in the order in which they were opened.
    open var windows: [UIWindow] { application?.windows ?? [] }
    /// The application's key window; see `UIApplication.keyWindow`.
    open var keyWindow: UIWindow? { application?.keyWindow }
    /// The screen that shows the window.
    open var screen: UIScreen { .main }
}

/// The session of a scene, which holds the scene's role, identifier and configuration.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String

        /// Creates a role from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A window with the app's content.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The purpose of the scene, always `.windowApplication`.
    public let role = Role.windowApplication
    /// A unique identifier. A new one is generated for each launch.
    public let persistentIdentifier = UUID().uuidString
    /// The configuration that the app delegate returned for the scene.
    public internal(set) var configuration: UISceneConfiguration
    /// The connected scene; `nil` until the scene is connected.
    public internal(set) weak var scene: UIScene?

    init(configurationName: String?) {
        configuration = UISceneConfiguration(name: configurationName, sessionRole: role)
    }
}
