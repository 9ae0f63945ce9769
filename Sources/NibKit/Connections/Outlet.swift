import Foundation

/// A property that a nib or storyboard sets: `@Outlet var nameLabel: UILabel!`.
///
/// It takes the place of `@IBOutlet weak`, which compilers outside of Apple's platforms reject. The outlet holds its
/// object strongly, unless the object is a controller or an ancestor of the view that has the outlet; those are held
/// weakly, so that outlets cause no reference cycle.
@propertyWrapper
public final class Outlet<Object> {
    private var strong: Object?
    private weak var weakObject: AnyObject?

    /// The connected object; `nil` before loading, and if the file doesn't connect the outlet.
    public var wrappedValue: Object? {
        get { strong ?? (weakObject as? Object) }
        set { (strong, weakObject) = (newValue, nil) }
    }

    /// Creates an unconnected outlet.
    public init() {}

    /// Creates an outlet with an initial object.
    public init(wrappedValue: Object?) {
        strong = wrappedValue
    }
}

/// A property that collects several objects of a nib or storyboard: `@OutletCollection var buttons: [UIButton]`.
@propertyWrapper
public final class OutletCollection<Object> {
    /// The connected objects, in the order of the file. Empty by default.
    public var wrappedValue: [Object]

    /// Creates an outlet collection, empty by default.
    public init(wrappedValue: [Object] = []) {
        self.wrappedValue = wrappedValue
    }
}

/// A type-erased outlet or outlet collection.
protocol ConnectableOutlet: AnyObject {
    /// The type of objects that can be connected, for messages.
    var objectType: Any.Type { get }

    /// Connects `object`. Returns `false` if its type is wrong.
    func connect(_ object: AnyObject, isWeak: Bool) -> Bool
}

extension Outlet: ConnectableOutlet {
    var objectType: Any.Type { Object.self }

    func connect(_ object: AnyObject, isWeak: Bool) -> Bool {
        guard let typed = object as? Object else { return false }
        (strong, weakObject) = isWeak ? (nil, object) : (typed, nil)
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
