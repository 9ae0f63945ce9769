public import Foundation

/// What the user sees of an app. There is one, with the app's window.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Where a scene is.
    public enum ActivationState: Int, Sendable {
        /// It is not connected.
        case unattached = -1
        /// Its window has the keyboard.
        case foregroundActive = 0
        /// Its window is seen, and has not the keyboard.
        case foregroundInactive
        /// Its window is hidden or minimised.
        case background
    }

    /// Why a scene was connected: because the program was started, of which there is no more to say.
    @preconcurrency @MainActor
    public final class ConnectionOptions: NSObject {
        override init() {}
    }

    /// What the scene was made for.
    public let session: UISceneSession
    /// Who is told about the scene. Nil where the configuration names none.
    open var delegate: (any UISceneDelegate)?
    /// What the window is called, where the desktop says so; nil, the default, leaves that to the program.
    open var title: String? { didSet { if title != oldValue { titleDidChange?(title) } } }

    /// Called when the scene has another title.
    @preconcurrency package var titleDidChange: (@MainActor (String?) -> Void)?
    weak var application: UIApplication?

    init(_ session: UISceneSession, of application: UIApplication) {
        (self.session, self.application) = (session, application)
        super.init()
        session.scene = self
    }

    /// Where the scene is.
    open var activationState: ActivationState {
        switch application?.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        case nil: .unattached
        }
    }
}

/// The scene of an app with a window.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The scene's windows: one, at most.
    open var windows: [UIWindow] { application?.windows ?? [] }
    /// The window that has the keyboard, or had it last.
    open var keyWindow: UIWindow? { application?.keyWindow }
    /// What the window is shown on.
    open var screen: UIScreen { .main }
}

/// What a scene was made for.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String

        /// Makes a role of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A window with the app's content.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    public let role = Role.windowApplication
    /// A name that no other session has.
    public let persistentIdentifier = UUID().uuidString
    /// How the scene was made.
    public internal(set) var configuration: UISceneConfiguration
    /// The scene, while it is connected.
    public internal(set) weak var scene: UIScene?

    override init() {
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
    }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The configuration's name. Nil by default.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, a `UISceneDelegate`; nil, the default, is none.
    open var delegateClass: AnyClass?

    /// Makes a configuration for a scene without a delegate.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
    }
}
