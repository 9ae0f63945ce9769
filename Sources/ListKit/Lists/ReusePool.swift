import Foundation
import LayerKit
import Reporting

/// A cell, header or the like that a list can use again.
@MainActor
protocol ReusablePart: UIView {
    /// The queue that it goes back to; nil for one that is in none.
    var reuseKey: ReusePool.Key? { get }
    /// Drops what the list itself left, before `prepareForReuse`; animations end anyway.
    func resetForReuse()
    func prepareForReuse()
}

/// The parts of a list that left the screen and wait for another use, the last first, and what makes new ones.
@MainActor
struct ReusePool {
    /// Names a queue; `kind` is nil for cells.
    struct Key: Hashable {
        let kind: String?
        let identifier: String

        static func cell(_ identifier: String) -> Key { Key(kind: nil, identifier: identifier) }
    }

    private var makers: [Key: @MainActor (CGRect) -> (any ReusablePart)?] = [:]
    /// The queues of cells that have a class, the first registered first.
    private(set) var cellIdentifiers: [String] = []
    /// The part on screen that `take` gives next for its queue, as it is, for the app to configure it again.
    var lent: (any ReusablePart)?
    private var waiting: [Key: [any ReusablePart]] = [:]

    /// Lets `partClass`, which may be nil, be registered by `register`; what is no `Part` is refused with a message.
    static func check<Part: ReusablePart>(
        _ partClass: AnyClass?, is base: Part.Type, _ register: (Part.Type?) -> Void
    ) {
        guard let partClass else { return register(nil) }
        guard let known = partClass as? Part.Type else {
            return Diagnostics.report("\(partClass) was not registered: not a subclass of \(base)")
        }
        register(known)
    }

    /// Makes new parts of `key` from `partClass` by `make`, which is told their frame; nil takes the registration back.
    mutating func register<Part: ReusablePart>(
        _ key: Key, _ partClass: Part.Type?, make: @escaping @MainActor (Part.Type, CGRect) -> Part
    ) {
        makers[key] = nil
        if key.kind == nil, partClass == nil { cellIdentifiers.removeAll { $0 == key.identifier } }
        if key.kind == nil, partClass != nil, !cellIdentifiers.contains(key.identifier) {
            cellIdentifiers.append(key.identifier)
        }
        if let partClass { makers[key] = { make(partClass, $0) } }
    }

    /// Creates new parts of `key` with `make`; one that returns `nil` is not used.
    mutating func register(_ key: Key, make: @escaping @MainActor (CGRect) -> (any ReusablePart)?) {
        makers[key] = make
        if key.kind == nil, !cellIdentifiers.contains(key.identifier) { cellIdentifiers.append(key.identifier) }
    }

    /// A part that waits, or a new one, which is made with `frame`; nil when there is neither.
    mutating func take(_ key: Key, frame: CGRect = .zero) -> (any ReusablePart)? {
        if let lent, lent.reuseKey == key {
            self.lent = nil
            return lent
        }
        guard let part = waiting[key]?.popLast() else { return makers[key].flatMap { $0(frame) } }
        part.resetForReuse()
        part.endPassingAnimations()
        part.prepareForReuse()
        return part
    }

    mutating func put(_ part: any ReusablePart) {
        if let key = part.reuseKey { waiting[key, default: []].append(part) }
    }

    /// Whether `key` has a class of which new parts are made.
    func isRegistered(_ key: Key) -> Bool { makers[key] != nil }

    /// How many parts wait.
    func count(_ key: Key) -> Int { waiting[key]?.count ?? 0 }

    /// Says that the list that `name` names has no `subject` for `key`.
    func reportUnregistered(_ key: Key, _ subject: String, in name: String) {
        let known = makers.keys.filter { $0.kind == key.kind }.map(\.identifier).sorted()
        let registered = known.isEmpty ? "none" : known.joined(separator: ", ")
        Diagnostics.report(
            "\(name): no \(subject) is registered for \"\(key.identifier)\" (registered: \(registered))")
    }
}

extension UIView {
    /// Ends the animations left over from the view's last use, also in its subviews. Animations that repeat forever
    /// belong to the view and continue.
    fileprivate func endPassingAnimations() {
        for key in layer.animationKeys() ?? [] {
            guard let animation = layer.animation(forKey: key) else { continue }
            if animation.repeatCount.isFinite, animation.repeatDuration.isFinite { layer.removeAnimation(forKey: key) }
        }
        for view in subviews { view.endPassingAnimations() }
    }
}
