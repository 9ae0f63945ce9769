import Foundation
import LayerKit
import Reporting

/// A reusable cell or supplementary view.
@MainActor
protocol ReusablePart: UIView {
    /// The key of the part's reuse queue; `nil` if the part isn't reused.
    var reuseKey: ReusePool.Key? { get }
    /// Resets the state that the list has set. Called when the part is dequeued again, before `prepareForReuse`.
    func resetForReuse()
    func prepareForReuse()
}

/// The unused parts of a list, which are reused last in, first out, and the factories for new parts.
@MainActor
struct ReusePool {
    /// The key of a reuse queue; `kind` is `nil` for cells.
    struct Key: Hashable {
        let kind: String?
        let identifier: String

        static func cell(_ identifier: String) -> Key { Key(kind: nil, identifier: identifier) }
    }

    private var factories: [Key: @MainActor (CGRect) -> (any ReusablePart)?] = [:]
    /// The registered reuse identifiers of cells, in order of registration.
    private(set) var cellIdentifiers: [String] = []
    /// A visible part for the app to configure again. The next `dequeue` for its key returns it.
    var lent: (any ReusablePart)?
    private var unused: [Key: [any ReusablePart]] = [:]
    /// The keys passed to `isFirstAmbiguous`.
    private var ambiguous: Set<Key?> = []

    /// Passes `partClass`, which may be `nil`, to `register`. Classes that don't inherit from `base` are rejected with
    /// a warning.
    static func check<Part: ReusablePart>(
        _ partClass: AnyClass?, is base: Part.Type, _ register: (Part.Type?) -> Void
    ) {
        guard let partClass else { return register(nil) }
        guard let typed = partClass as? Part.Type else {
            return Diagnostics.report("\(partClass) was not registered: not a subclass of \(base)")
        }
        register(typed)
    }

    /// Registers `make`, which creates parts of `partClass` with a given frame, for `key`. If `partClass` is `nil`,
    /// removes the registration.
    mutating func register<Part: ReusablePart>(
        _ key: Key, _ partClass: Part.Type?, make: @escaping @MainActor (Part.Type, CGRect) -> Part
    ) {
        factories[key] = nil
        if key.kind == nil, partClass == nil { cellIdentifiers.removeAll { $0 == key.identifier } }
        if key.kind == nil, partClass != nil, !cellIdentifiers.contains(key.identifier) {
            cellIdentifiers.append(key.identifier)
        }
        if let partClass { factories[key] = { make(partClass, $0) } }
    }

    /// Registers `make`, which creates parts for `key` and may return `nil`.
    mutating func register(_ key: Key, make: @escaping @MainActor (CGRect) -> (any ReusablePart)?) {
        factories[key] = make
        if key.kind == nil, !cellIdentifiers.contains(key.identifier) { cellIdentifiers.append(key.identifier) }
    }

    /// Returns the lent part if it has this key, else an unused part, else a new part created with `frame`; `nil` if no
    /// part can be created.
    mutating func dequeue(_ key: Key, frame: CGRect = .zero) -> (any ReusablePart)? {
        if let lent, lent.reuseKey == key {
            self.lent = nil
            return lent
        }
        guard let part = unused[key]?.popLast() else { return factories[key].flatMap { $0(frame) } }
        part.resetForReuse()
        part.endFiniteAnimations()
        part.prepareForReuse()
        return part
    }

    mutating func put(_ part: any ReusablePart) {
        if let key = part.reuseKey { unused[key, default: []].append(part) }
    }

    /// Returns `true` if new parts can be created for `key`.
    func isRegistered(_ key: Key) -> Bool { factories[key] != nil }

    /// Returns the number of unused parts for `key`.
    func count(_ key: Key) -> Int { unused[key]?.count ?? 0 }

    /// Returns `true` the first time it is called for `key`, the key of a cell whose constraints don't determine its
    /// height.
    mutating func isFirstAmbiguous(_ key: Key?) -> Bool { ambiguous.insert(key).inserted }

    /// Reports that the list `name` has no registered `subject` for `key`.
    func reportUnregistered(_ key: Key, _ subject: String, in name: String) {
        let identifiers = factories.keys.filter { $0.kind == key.kind }.map(\.identifier).sorted()
        let registered = identifiers.isEmpty ? "none" : identifiers.joined(separator: ", ")
        Diagnostics.report(
            "\(name): no \(subject) is registered for \"\(key.identifier)\" (registered: \(registered))"
                + didYouMean(similarName(to: key.identifier, among: identifiers)))
    }
}

extension UIView {
    /// Ends finite animations that are left over from the last use of the view and its subviews.
    fileprivate func endFiniteAnimations() {
        for key in layer.animationKeys() ?? [] {
            guard let animation = layer.animation(forKey: key) else { continue }
            if animation.repeatCount.isFinite, animation.repeatDuration.isFinite { layer.removeAnimation(forKey: key) }
        }
        for view in subviews { view.endFiniteAnimations() }
    }
}
