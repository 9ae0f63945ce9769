import Foundation
import Reporting

/// What is shown in circumstances: a view, or a controller by its view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The circumstances.
    var traitCollection: UITraitCollection { get }
}

/// Stands for a wish to hear when traits change; see `registerForTraitChanges`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// What can be asked to tell when its traits change: views and view controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// Calls `handler` with this object and its former traits whenever one of `traits` is another one than before: in a
    /// window, and where it comes into one of other traits. It is kept as long as this object is there.
    ///
    /// - Returns: What ends it; may be passed over.
    @preconcurrency @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }

    /// The same for a handler that says of which class this object is, such as `(self: Self, previous)`; one of another
    /// class is never called.
    @preconcurrency @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self] previous in
            if let environment = self as? Environment { handler(environment, previous) }
        }
    }

    private func register(
        _ traits: [UITrait], tell: @escaping @MainActor (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits, known: traitCollection, tell: tell)
        if let registrar = self as? any TraitRegistrar {
            registrar.traitRegistrations.append(registration)
        } else {
            Diagnostics.report("\(Self.self): traits of what is no view nor view controller do not change")
        }
        return registration
    }

    /// Ends what `registerForTraitChanges` began; one that is over, or another object's, is passed over.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitRegistrar)?.traitRegistrations.removeAll { $0 === registration }
    }
}

/// What keeps registrations.
@MainActor
protocol TraitRegistrar: UITraitChangeObservable {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitRegistrar {
    /// Lets those hear whose traits are others than when they last heard.
    func tellTraitRegistrations() {
        guard !traitRegistrations.isEmpty else { return }
        let present = traitCollection
        // By a copy: who hears may register others, or end this.
        for registration in traitRegistrations where traitRegistrations.contains(where: { $0 === registration }) {
            registration.note(present)
        }
    }
}

/// One wish to hear.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
    private let traits: [UITrait]
    private var known: UITraitCollection
    private let tell: @MainActor (UITraitCollection) -> Void

    init(_ traits: [UITrait], known: UITraitCollection, tell: @escaping @MainActor (UITraitCollection) -> Void) {
        (self.traits, self.known, self.tell) = (traits, known, tell)
    }

    func note(_ present: UITraitCollection) {
        let previous = known
        known = present
        if traits.contains(where: { present.differs(from: previous, in: $0) }) { tell(previous) }
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
