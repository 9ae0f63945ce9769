import Foundation
import SkeletonView

/// An overlay on a scene that explains, with outlines and labels, how a skeleton affects the scene's views, and why. It
/// explains all views or only one: the view under the pointer, or else the selected view.
@MainActor
final class ExplainOverlay: UIView {
    /// `true` if all views are outlined. The frontmost ones also get labels, as far as there is room.
    var showsAll = false { didSet { if showsAll != oldValue { show() } } }
    /// The view that had the keyboard focus before view selection began.
    private weak var formerFocus: UIView?
    /// `true` if a click selects a view instead of reaching the scene.
    var isSelecting = false { didSet { if isSelecting != oldValue { selectingDidChange() } } }
    /// The view selected by a click or an arrow key; `nil` if none is selected.
    private(set) weak var selection: UIView?
    /// Called when the selection changes, with `nil` if nothing is selected.
    var didSelect: (@MainActor (SceneTree.Item?) -> Void)?

    private enum Metrics {
        static let maximumChips = 80
        static let emphasizedWidth: CGFloat = 2
        /// The width of the edges of an emphasized outline, in points.
        static let edgeWidth: CGFloat = 1
        @MainActor static let container = UIColor(white: 0.5, alpha: 0.7)
        @MainActor static let other = UIColor(white: 0.5, alpha: 0.35)
    }

    /// An outline around a view of the scene.
    private struct Outline {
        let frame: CGRect
        let radius: CGFloat
        let color: UIColor
        let width: CGFloat

        /// Returns an accent outline with a light or dark edge on both sides, which stands out on any color.
        @MainActor
        static func emphasized(_ item: SceneTree.Item) -> [Outline] {
            let edge = Metrics.edgeWidth
            // A radius of more than half a side, as on discs, is drawn as half of it.
            let radius = min(item.view.layer.cornerRadius, min(item.frame.width, item.frame.height) / 2)
            return [
                Outline(
                    frame: item.frame.insetBy(dx: -edge, dy: -edge), radius: radius > 0 ? radius + edge : 0,
                    color: DemoPalette.page, width: Metrics.emphasizedWidth + 2 * edge),
                Outline(
                    frame: item.frame, radius: radius, color: DemoPalette.accent, width: Metrics.emphasizedWidth),
            ]
        }

        @MainActor
        func apply(to view: UIView) {
            view.frame = frame
            view.layer.cornerRadius = radius
            view.layer.borderColor = color.cgColor
            view.layer.borderWidth = width
        }
    }

    private var tree = SceneTree()
    /// The content of the scene.
    private weak var content: UIView?
    private var pointer: CGPoint?
    private var outlines: [UIView] = []
    private var chips: [ExplainLabel] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        limitTextSize()
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: For the explainer

    /// Updates the overlay for the scene `content`, which shows `boneCount` bones.
    func refresh(_ content: UIView, boneCount: Int) {
        self.content = content
        let tree = SceneTree(of: content, in: self, boneCount: boneCount, always: selection)
        guard !tree.isSame(as: self.tree) else { return }
        self.tree = tree
        show()
    }

    /// Handles a pointer move to `point` in the window; `nil` means that the pointer is outside the window.
    func pointerDidMove(to point: CGPoint?) {
        let old = emphasized
        pointer = point.map { convert($0, from: nil) }
        if emphasized != old { show() }
    }

    /// The selected view's item in the current tree; `nil` if none is selected.
    var selectedItem: SceneTree.Item? { tree.index(of: selection).map { tree.items[$0] } }

    func clearSelection() { select(nil) }

    // MARK: Events

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        isSelecting && super.point(inside: point, with: event)
    }

    override var canBecomeFocused: Bool { isSelecting }
    override var canBecomeFirstResponder: Bool { isSelecting }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        takeFocus()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let location = touches.first?.location(in: self), bounds.contains(location) else { return }
        select(tree.deepest(at: location))
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let step: SceneTree.Step
        switch presses.first?.key?.keyCode {
        case .keyboardUpArrow?: step = .parent
        case .keyboardDownArrow?: step = .child
        case .keyboardLeftArrow?: step = .previous
        case .keyboardRightArrow?: step = .next
        default: return super.pressesBegan(presses, with: event)
        }
        guard let present = tree.index(of: selection) else { return select(emphasized ?? tree.items.indices.first) }
        if let next = tree.step(step, from: present) { select(next) }
    }

    // MARK: Private

    /// The index of the view under the pointer, or else of the selected view.
    private var emphasized: Int? {
        pointer.flatMap { bounds.contains($0) ? tree.deepest(at: $0) : nil } ?? tree.index(of: selection)
    }

    private func selectingDidChange() {
        if isSelecting {
            formerFocus = window?.focusedView
            takeFocus()
        } else {
            select(nil)
            if let window, window.focusedView == nil || window.focusedView === self {
                if formerFocus?.takeFocus() != true { resignFirstResponder() }
            }
        }
        show()
    }

    private func select(_ index: Int?) {
        // Ignores the pointer until it moves, so that the arrow keys can move the emphasis.
        pointer = nil
        let view = index.map { tree.items[$0].view }
        guard view !== selection else { return show() }
        selection = view
        didSelect?(index.map { tree.items[$0] })
        show()
    }

    /// Draws outlines and labels for the current tree.
    private func show() {
        let (emphasized, selected) = (emphasized, tree.index(of: selection))
        var outlined: [Outline] = []
        if showsAll {
            outlined = tree.items.map { Outline(frame: $0.frame, radius: 0, color: Self.color(of: $0), width: 1) }
        }
        for index in [selected, emphasized] {
            if let index { outlined += Outline.emphasized(tree.items[index]) }
        }
        Self.adjust(&outlines, to: outlined.count, in: self) { UIView() }
        for (view, outline) in zip(outlines, outlined) { outline.apply(to: view) }
        showChips(emphasized: emphasized)
    }

    private func showChips(emphasized: Int?) {
        var placement = LabelPlacement(
            bounds: bounds, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        // The inspector already describes the selection.
        let isDescribed = !showsAll && emphasized == tree.index(of: selection)
        var chosen = isDescribed ? [] : emphasized.map { [$0] } ?? []
        if showsAll { chosen += tree.items.indices.reversed().prefix(Metrics.maximumChips).filter { $0 != emphasized } }
        Self.adjust(&chips, to: chosen.count, in: self) { ExplainLabel() }
        for (chip, index) in zip(chips, chosen) {
            let (item, isFirst) = (tree.items[index], index == emphasized)
            chip.show(item.title + (isFirst ? "\n" : " – ") + item.words, isEmphasized: isFirst)
            let available = isFirst ? bounds.size : CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
            let frame = placement.place(chip.size(in: available), at: item.frame, always: isFirst)
            chip.isHidden = frame == nil
            if let frame { chip.frame = frame }
            bringSubviewToFront(chip)
        }
        if let first = chips.first, emphasized != nil { bringSubviewToFront(first) }
    }

    private static func color(of item: SceneTree.Item) -> UIColor {
        switch item.outcome {
        case .block?, .lines?: DemoPalette.accent
        case .container?: Metrics.container
        case .kept?, .leftOut?, nil: Metrics.other
        }
    }

    /// Adds or removes views until there are `count`.
    private static func adjust<View: UIView>(
        _ views: inout [View], to count: Int, in parent: UIView, make: () -> View
    ) {
        while views.count > count { views.removeLast().removeFromSuperview() }
        while views.count < count {
            let view = make()
            view.isUserInteractionEnabled = false
            views.append(view)
            parent.addSubview(view)
        }
    }
}

/// Passes wheel events to the scene while a view is being selected.
extension ExplainOverlay: WheelForwarding {
    func viewForWheel(at point: CGPoint) -> UIView? {
        tree.deepest(at: convert(point, from: nil)).map { tree.items[$0].view } ?? content
    }
}
