/// The appearance proxies of a class of the toolkit and of its subclasses.
@MainActor
package final class AppearanceProxyFamily<Root: UIView> {
    private struct Member {
        let type: Root.Type
        let proxies: AppearanceProxySet<Root>
    }

    /// The proxies of subclasses come before those of their superclasses, because they take precedence.
    private var members: [Member] = []

    /// Creates a family without proxies.
    package init() {}

    /// Returns the proxy of the class `type` for views in containers of the classes `containers`, from the innermost
    /// outward. The first call creates the proxy.
    package func proxy(of type: Root.Type, in containers: [any UIAppearanceContainer.Type]) -> Root {
        proxies(of: type).proxy(in: containers) { type._makeInstance(frame: .zero) }
    }

    /// Returns the proxies that apply to `view`, the most specific first.
    package func proxies(for view: Root) -> [Root] {
        members.filter { view.isKind(of: $0.type) }.flatMap { $0.proxies.proxies(for: view) }
    }

    private func proxies(of type: Root.Type) -> AppearanceProxySet<Root> {
        if let member = members.first(where: { $0.type == type }) { return member.proxies }
        let base = type._makeInstance(frame: .zero)
        let member = Member(type: type, proxies: AppearanceProxySet(base))
        members.insert(member, at: members.firstIndex { base.isKind(of: $0.type) } ?? members.count)
        return member.proxies
    }
}
