import Foundation
import Reporting

/// An object with traits: a view, a view controller, which has the traits of its view, or a presentation controller,
/// which has those of its container.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The traits of the object's environment, such as the interface style and the layout direction.
    var traitCollection: UITraitCollection { get }

    /// Called when the traits have changed. `previousTraitCollection` is `nil` if the previous traits aren't known.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for trait changes; see `registerForTraitChanges`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that reports changes to its traits: a view, view controller or presentation controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// Calls `handler` with this object and its previous traits whenever one of `traits` has changed, including when
    /// the object enters a window with different traits. The registration lasts until it is removed or this object is
    /// deallocated.
    ///
    /// - Returns: A registration for `unregisterForTraitChanges`; can be discarded.
    @preconcurrency @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }

    /// Registers a handler whose first parameter has an explicit type, such as `(self: Self, previous)`. The handler is
    /// never called if this object has a different type.
    @preconcurrency @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self] previous in
            if let environment = self as? Environment { handler(environment, previous) }
        }
    }

    private func register(
        _ traits: [UITrait], notify: @escaping @MainActor (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits, current: traitCollection, notify: notify)
        if let registrar = self as? any TraitRegistrar {
            registrar.traitRegistrations.append(registration)
        } else {
            Diagnostics.report(
                "\(Self.self): only views, view controllers and presentation controllers observe trait changes")
        }
        return registration
    }

    /// Removes a registration that `registerForTraitChanges` returned. No effect if the registration was already
    /// removed or belongs to another object.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitRegistrar)?.traitRegistrations.removeAll { $0 === registration }
    }
}

/// An object that stores trait registrations.
@MainActor
protocol TraitRegistrar: UITraitChangeObservable {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitRegistrar {
    /// Notifies the registrations whose traits have changed since the last call.
    func notifyTraitRegistrations() {
        guard !traitRegistrations.isEmpty else { return }
        let current = traitCollection
        // Iterate over a copy, because handlers may add or remove registrations.
        for registration in traitRegistrations where traitRegistrations.contains(where: { $0 === registration }) {
            registration.update(to: current)
        }
    }
}

/// A handler for changes to certain traits, and the last known trait collection, with which the next one is compared.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
    private let traits: [UITrait]
    private var current: UITraitCollection
    private let notify: @MainActor (UITraitCollection) -> Void

    init(_ traits: [UITrait], current: UITraitCollection, notify: @escaping @MainActor (UITraitCollection) -> Void) {
        self.traits = traits
        self.current = current
        self.notify = notify
    }

    func update(to new: UITraitCollection) {
        let previous = current
        current = new
        if traits.contains(where: { new.differs(from: previous, in: $0) }) { notify(previous) }
    }
}

extension UIView: TraitRegistrar {
    private enum Registrations: ViewAttachmentKey {
        static var defaultValue: [TraitRegistration] { [] }
    }

    var traitRegistrations: [TraitRegistration] {
        get { attachments.isEmpty ? [] : self[Registrations.self] }
        set { self[Registrations.self] = newValue }
    }
}

extension UIViewController: TraitRegistrar {}

extension UIPresentationController: TraitRegistrar {}
