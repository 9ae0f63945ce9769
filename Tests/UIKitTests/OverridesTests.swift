import Testing
import UIKit

/// Tests that subclasses can override what apps commonly override, and that the toolkit calls the overrides.
@MainActor
@Suite("Overrides")
struct OverridesTests {
    /// A log of the overrides called during a test.
    @MainActor
    private enum Log {
        static var lines: [String] = []

        static func during(_ work: () -> Void) -> [String] {
            lines = []
            work()
            return lines
        }
    }

    private final class Button: UIButton {
        override func setTitle(_ title: String?, for state: UIControl.State) {
            Log.lines.append("setTitle")
            super.setTitle(title?.uppercased(), for: state)
        }
        override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
            Log.lines.append("setAttributedTitle")
            super.setAttributedTitle(title, for: state)
        }
        override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
            Log.lines.append("setTitleColor")
            super.setTitleColor(color, for: state)
        }
        override func setImage(_ image: UIImage?, for state: UIControl.State) {
            Log.lines.append("setImage")
            super.setImage(image, for: state)
        }
        override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
            Log.lines.append("setBackgroundImage")
            super.setBackgroundImage(image, for: state)
        }
        override func title(for state: UIControl.State) -> String? { super.title(for: state).map { $0 + "!" } }
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            super.titleRect(forContentRect: contentRect).offsetBy(dx: 3, dy: 0)
        }
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: 1, y: 2, width: 4, height: 5)
        }
        override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 2, dy: 2) }
        override func contentRect(forBounds bounds: CGRect) -> CGRect {
            Log.lines.append("contentRect")
            return super.contentRect(forBounds: bounds)
        }
        override func sendActions(for controlEvents: UIControl.Event) {
            Log.lines.append("sendActions")
            super.sendActions(for: controlEvents)
        }
        override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
            Log.lines.append("addTarget")
            super.addTarget(target, action: action, for: controlEvents)
        }
        override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
            Log.lines.append("addAction")
            super.addAction(action, for: controlEvents)
        }
    }

    @Test("A button uses overrides of its content, frames and actions")
    func button() {
        let button = Button(type: .system)
        let lines = Log.during {
            button.setTitle("go", for: .normal)
            button.setAttributedTitle(nil, for: .normal)
            button.setTitleColor(.red, for: .normal)
            button.setImage(UIImage(systemName: "plus"), for: .normal)
            button.setBackgroundImage(UIImage(), for: .normal)
            button.addAction(UIAction { _ in Log.lines.append("action") }, for: .touchUpInside)
            button.addTarget(button, action: Selector("layoutIfNeeded"), for: .touchDown)
            button.sendActions(for: .touchUpInside)
        }
        #expect(
            lines == [
                "setTitle", "setAttributedTitle", "setTitleColor", "setImage", "setBackgroundImage", "addAction",
                "addTarget", "addAction", "sendActions", "action",
            ])
        #expect(button.currentTitle == "GO!" && button.titleLabel?.text == "GO!")

        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(Log.during { button.layoutIfNeeded() } == ["contentRect"])
        let content = button.contentRect(forBounds: button.bounds)
        #expect(button.titleLabel?.frame == button.titleRect(forContentRect: content))
        #expect(button.imageView?.frame == CGRect(x: 1, y: 2, width: 4, height: 5))
        #expect(button.subviews.contains { $0.frame == CGRect(x: 2, y: 2, width: 96, height: 36) })
    }

    private final class Slider: UISlider {
        override func trackRect(forBounds bounds: CGRect) -> CGRect {
            bounds.insetBy(dx: 30, dy: 10)
        }
        override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
            Log.lines.append("thumb in \(rect.width)")
            return super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
        }
    }

    @Test("A slider uses overrides of the frames of its track and thumb")
    func slider() {
        let slider = Slider(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
        #expect(Log.during { slider.layoutIfNeeded() }.contains("thumb in 100.0"))
    }

    private final class Field: UITextField {
        override func deleteBackward() {
            Log.lines.append("deleteBackward")
            super.deleteBackward()
        }
        override func insertText(_ text: String) {
            Log.lines.append("insertText")
            super.insertText(text.uppercased())
        }
        override var hasText: Bool { true }
    }

    @Test("Text input methods of a text field can be overridden")
    func field() {
        let field = Field()
        let lines = Log.during {
            field.insertText("ab")
            field.deleteBackward()
        }
        #expect(lines == ["insertText", "deleteBackward"] && field.text == "A")
        #expect((field as any UIKeyInput).hasText)
    }

    private final class Table: UITableView {
        override func reloadData() {
            Log.lines.append("reloadData")
            super.reloadData()
        }
        override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
            Log.lines.append("register \(identifier)")
            super.register(cellClass, forCellReuseIdentifier: identifier)
        }
        override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
            Log.lines.append("dequeue \(identifier)")
            return super.dequeueReusableCell(withIdentifier: identifier)
        }
        override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
            Log.lines.append("insert \(indexPaths.count)")
            super.insertRows(at: indexPaths, with: animation)
        }
        override func scrollToRow(
            at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
        ) {
            Log.lines.append("scroll to \(indexPath.row)")
            super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
        override var scrollsToTop: Bool {
            get { false }
            set { super.scrollsToTop = newValue }
        }
        override var isDragging: Bool { true }
    }

    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var count = 30

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell()
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    @Test("A table uses overrides for reloads, reuse, updates and scrolling")
    func table() {
        let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let source = Source()
        table.rowHeight = 40
        table.dataSource = source
        let lines = Log.during {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.reloadData()
            table.layoutIfNeeded()
            table.selectRow(at: IndexPath(row: 20, section: 0), animated: false, scrollPosition: .top)
            source.count += 1
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        #expect(Array(lines.prefix(3)) == ["register row", "reloadData", "dequeue row"])
        #expect(lines.contains("scroll to 20") && lines.contains("insert 1") && table.numberOfRows(inSection: 0) == 31)
        #expect(!(table as UIScrollView).scrollsToTop && (table as UIScrollView).isDragging)
    }

    private final class Collection: UICollectionView {
        override func reloadData() {
            Log.lines.append("reloadData")
            super.reloadData()
        }
        override func dequeueReusableCell(
            withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionViewCell {
            Log.lines.append("dequeue \(indexPath.item)")
            return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            Log.lines.append("batch")
            super.performBatchUpdates(updates, completion: completion)
        }
        override func deleteItems(at indexPaths: [IndexPath]) {
            Log.lines.append("delete \(indexPaths.count)")
            super.deleteItems(at: indexPaths)
        }
    }

    @Test("A collection view uses overrides for reloads, reuse and updates")
    func collection() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let collection = Collection(frame: CGRect(x: 0, y: 0, width: 100, height: 80), collectionViewLayout: layout)
        let source = Source()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let lines = Log.during {
            collection.dataSource = source
            collection.reloadData()
            collection.layoutIfNeeded()
            collection.performBatchUpdates {
                source.count -= 1
                collection.deleteItems(at: [IndexPath(item: 29, section: 0)])
            }
        }
        #expect(lines == ["reloadData", "dequeue 0", "batch", "delete 1"])
        #expect(collection.numberOfItems(inSection: 0) == 29)
    }

    private final class Controller: UIViewController {
        override func addChild(_ childController: UIViewController) {
            Log.lines.append("addChild")
            super.addChild(childController)
        }
        override func removeFromParent() {
            Log.lines.append("removeFromParent")
            super.removeFromParent()
        }
        override var navigationController: UINavigationController? {
            Log.lines.append("navigationController")
            return super.navigationController
        }
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
            Log.lines.append("showDetail")
        }
        override var childForStatusBarStyle: UIViewController? { children.last }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    }

    @Test("A view controller's members for children and containers can be overridden")
    func controller() {
        let (parent, child) = (Controller(), Controller())
        let lines = Log.during {
            parent.addChild(child)
            _ = child.navigationController
            child.removeFromParent()
        }
        #expect(lines == ["addChild", "navigationController", "removeFromParent"])
        #expect(parent.childForStatusBarStyle == nil && parent.preferredScreenEdgesDeferringSystemGestures == .bottom)
    }

    private final class SplitController: UISplitViewController, UISplitViewControllerDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
            preferredDisplayMode = .oneBesideSecondary
            preferredPrimaryColumnWidthFraction = 0.4
            maximumPrimaryColumnWidth = 500
        }
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
            Log.lines.append("showDetail")
            super.showDetailViewController(vc, sender: sender)
        }
        override func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
            Log.lines.append("set \(column)")
            super.setViewController(vc, for: column)
        }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { true }
    }

    @Test("A split view controller uses overrides for its columns and for details that its children show")
    func splitController() {
        let (split, list, detail) = (SplitController(style: .doubleColumn), UIViewController(), UIViewController())
        let lines = Log.during {
            split.setViewController(list, for: .primary)
            split.loadViewIfNeeded()
            list.showDetailViewController(detail, sender: nil)
        }
        #expect(lines == ["set primary", "showDetail"] && split.viewController(for: .secondary) === detail)
        #expect(list.splitViewController === split && split.primaryColumnWidth <= 500)
    }

    private final class Layer: CALayer {
        override func add(_ animation: CAAnimation, forKey key: String?) {
            Log.lines.append("add \(key ?? "-")")
            super.add(animation, forKey: key)
        }
        override func removeAllAnimations() {
            Log.lines.append("removeAllAnimations")
            super.removeAllAnimations()
        }
        override func hitTest(_ point: CGPoint) -> CALayer? { nil }
        override var backgroundColor: CGColor? { didSet { Log.lines.append("color") } }
    }

    @Test("A layer uses overrides for animations, hit tests and its color")
    func layer() {
        let (layer, root) = (Layer(), CALayer())
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.frame = layer.frame
        root.addSublayer(layer)
        let lines = Log.during {
            layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
            layer.removeAllAnimations()
            layer.backgroundColor = UIColor.red.cgColor
        }
        #expect(lines == ["add fade", "removeAllAnimations", "color"])
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    }

    private final class Recognizer: UITapGestureRecognizer {
        override func addTarget(_ target: Any, action: Selector) {
            Log.lines.append("addTarget")
            super.addTarget(target, action: action)
        }
    }

    @Test("A gesture recognizer adds targets through an override, even in its initializer")
    func recognizer() {
        let lines = Log.during {
            let recognizer = Recognizer(target: NSObject(), action: Selector("tapped"))
            recognizer.addTarget(NSObject(), action: Selector("tapped"))
        }
        #expect(lines == ["addTarget", "addTarget"])
    }
}
