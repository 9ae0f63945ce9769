import Foundation

/// A property set by a nib or storyboard: `@Outlet var nameLabel: UILabel!`.
///
/// It replaces `@IBOutlet weak`, which compilers reject outside of Apple's platforms. The outlet holds the connected
/// object strongly, unless the object is a view controller, the owner of the outlet, or a view that contains the owner.
/// Those are held weakly to avoid reference cycles.
@propertyWrapper
public final class Outlet<Object> {
    private var strongObject: Object?
    private weak var weakObject: AnyObject?

    /// The connected object; `nil` before loading, if the file doesn't connect the outlet, or if the object is held
    /// weakly and no longer exists.
    public var wrappedValue: Object? {
        get { strongObject ?? (weakObject as? Object) }
        set { (strongObject, weakObject) = (newValue, nil) }
    }

    /// Creates an unconnected outlet.
    public init() {}

    /// Creates an outlet with an initial object.
    public init(wrappedValue: Object?) {
        strongObject = wrappedValue
    }
}

/// A property that collects objects from a nib or storyboard: `@OutletCollection var buttons: [UIButton]`.
@propertyWrapper
public final class OutletCollection<Object> {
    /// The connected objects, in file order. Empty by default.
    public var wrappedValue: [Object]

    /// Creates an outlet collection with initial objects; none by default.
    public init(wrappedValue: [Object] = []) {
        self.wrappedValue = wrappedValue
    }
}

/// A type-erased outlet or outlet collection.
protocol ConnectableOutlet: AnyObject {
    /// The expected type of objects, for messages.
    var objectType: Any.Type { get }

    /// Connects `object`. Returns `false` if it has the wrong type.
    func connect(_ object: AnyObject, isWeak: Bool) -> Bool
}

extension Outlet: ConnectableOutlet {
    var objectType: Any.Type { Object.self }

    func connect(_ object: AnyObject, isWeak: Bool) -> Bool {
        guard let typed = object as? Object else { return false }
        (strongObject, weakObject) = isWeak ? (nil, object) : (typed, nil)
        return true
    }
}

extension OutletCollection: ConnectableOutlet {
    var objectType: Any.Type { Object.self }

    func connect(_ object: AnyObject, isWeak: Bool) -> Bool {
        guard let typed = object as? Object else { return false }
        wrappedValue.append(typed)
        return true
    }
}
