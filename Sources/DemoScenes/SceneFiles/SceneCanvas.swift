import Foundation
import ViewKit

/// A view that shows a scene from a file, below a bar with a menu of scenes and a button for warnings.
@MainActor
final class SceneCanvas: UIView {
    private enum Metrics {
        static let barHeight: CGFloat = 48
        static let gap: CGFloat = 12
    }

    /// Called with the index of the scene that the user chooses.
    var didChoose: (@MainActor (Int) -> Void)?
    /// Called when the user asks for the warnings.
    var didRequestWarnings: (@MainActor () -> Void)?
    /// `true` if the scene is as wide as the canvas; `false` if it is as wide as in Xcode. `false` by default.
    var fillsWidth = false { didSet { setNeedsLayout() } }
    /// The size of the scene in Xcode, in points.
    var sceneSize = CGSize.zero { didSet { setNeedsLayout() } }
    /// The view of the scene; `nil` until one is shown.
    private(set) var sceneView: UIView?

    private let bar = UIView()
    private let line = UIView()
    private let chooser = UIButton(configuration: .gray())
    private let warningButton = UIButton(configuration: .plain())
    private let stage = UIView()
    private var edges = [UIView(), UIView()]

    init() {
        super.init(frame: .zero)
        backgroundColor = DemoPalette.page
        bar.backgroundColor = DemoPalette.bar
        bar.limitTextSize()
        line.backgroundColor = DemoPalette.line
        stage.clipsToBounds = true
        chooser.showsMenuAsPrimaryAction = true
        chooser.configuration?.image = UIImage(systemName: "chevron.down")
        chooser.configuration?.imagePlacement = .trailing
        chooser.configuration?.imagePadding = 6
        chooser.accessibilityLabel = "Scene"
        warningButton.addAction(UIAction { [weak self] _ in self?.didRequestWarnings?() }, for: .touchUpInside)
        for view in [chooser, warningButton, line] { bar.addSubview(view) }
        for edge in edges { edge.backgroundColor = DemoPalette.line }
        for view in [stage] + edges + [bar] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Lists the scenes called `names` in the menu, with the scene at `index` marked. Hides the menu if there is only
    /// one scene.
    func list(_ names: [String], selected index: Int) {
        chooser.setHidden(names.count < 2)
        chooser.configuration?.title = names.indices.contains(index) ? names[index] : nil
        chooser.menu = UIMenu(
            children: names.enumerated().map { number, name in
                UIAction(title: name, state: number == index ? .on : .off) { [weak self] _ in self?.didChoose?(number) }
            })
        setNeedsLayout()
    }

    /// Displays the number of warnings on their button, or hides the button if the number is 0.
    func setWarningCount(_ count: Int) {
        warningButton.setHidden(count == 0)
        warningButton.configuration?.title = count == 1 ? "1 warning" : "\(count) warnings"
        setNeedsLayout()
    }

    /// Shows `view` in place of the previous scene.
    func show(_ view: UIView) {
        sceneView?.removeFromSuperview()
        sceneView = view
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        stage.addSubview(view)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let hasBar = !chooser.isHidden || !warningButton.isHidden
        let barHeight = hasBar ? scaledInBars(Metrics.barHeight) : 0
        bar.isHidden = !hasBar
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
        line.frame = CGRect(x: 0, y: barHeight - 1, width: bounds.width, height: 1)
        layOutBar(height: barHeight)
        stage.frame = CGRect(x: 0, y: barHeight, width: bounds.width, height: max(0, bounds.height - barHeight))
        let width = fillsWidth || sceneSize.width <= 0 ? stage.bounds.width : min(sceneSize.width, stage.bounds.width)
        // A cell or view from a xib keeps its height; a screen is as tall as the canvas.
        let isScreen = sceneSize.height >= 480 || sceneSize.height <= 0
        let height = isScreen ? stage.bounds.height : min(sceneSize.height, stage.bounds.height)
        let left = ((stage.bounds.width - width) / 2).rounded()
        sceneView?.frame = CGRect(x: left, y: 0, width: width, height: height)
        for (edge, x) in zip(edges, [left - 1, left + width]) {
            edge.isHidden = width >= stage.bounds.width
            edge.frame = CGRect(x: x, y: barHeight, width: 1, height: height)
        }
    }

    private func layOutBar(height: CGFloat) {
        var remaining = max(0, bounds.width - 2 * PageMetrics.margin)
        func place(_ button: UIButton, atLeading isLeading: Bool) {
            guard !button.isHidden else { return }
            let size = button.sizeThatFits(bounds.size)
            let width = min(size.width, remaining)
            remaining = max(0, remaining - width - Metrics.gap)
            let x = isLeading ? PageMetrics.margin : bounds.width - PageMetrics.margin - width
            let y = ((height - size.height) / 2).rounded()
            button.frame = mirroredIfNeeded(CGRect(x: x, y: y, width: width, height: size.height))
        }
        place(warningButton, atLeading: false)
        place(chooser, atLeading: true)
    }
}
