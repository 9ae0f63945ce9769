import StageKit
import Testing
import UIKit

@Suite("View controller idioms")
@MainActor
struct ControllerIdioms {
    let stage = OffscreenStage(size: CGSize(width: 320, height: 480))

    final class Screen: UIViewController {
        var calls: [String] = []
        override func loadView() { view = UIView() }
        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("loaded")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("appeared")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if isMovingFromParent { calls.append("leaves") }
        }
        override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
        override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
        override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
        override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
        override func updateViewConstraints() { super.updateViewConstraints() }
        override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate(alongsideTransition: { _ in }, completion: nil)
        }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { false }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override var shouldAutorotate: Bool { false }
    }

    @Test("View controllers are pushed and popped")
    func navigation() {
        let (first, second) = (Screen(), Screen())
        let navigation = UINavigationController(rootViewController: first)
        stage.window.rootViewController = navigation
        first.title = "First"
        first.navigationItem.title = "Home"
        first.navigationItem.backButtonTitle = "Back"
        first.navigationItem.hidesBackButton = false
        first.navigationItem.titleView = nil
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
        first.navigationItem.leftBarButtonItems = [UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })]
        first.navigationItem.rightBarButtonItem?.isEnabled = false
        first.navigationItem.rightBarButtonItem?.tintColor = .systemRed
        first.navigationItem.setRightBarButton(UIBarButtonItem(customView: UISwitch()), animated: false)
        navigation.navigationBar.tintColor = .systemOrange
        navigation.navigationBar.barTintColor = .systemBackground
        navigation.navigationBar.isTranslucent = false
        navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.label]
        navigation.setNavigationBarHidden(false, animated: false)
        stage.advance(by: 0.5)
        first.navigationController?.pushViewController(second, animated: true)
        stage.advance(by: 1)
        #expect(navigation.topViewController === second && navigation.viewControllers.count == 2)
        #expect(second.calls == ["loaded", "will appear", "appeared"])
        let popped = navigation.popViewController(animated: true)
        stage.advance(by: 1)
        navigation.setViewControllers([first, Screen(), second], animated: false)
        navigation.popToViewController(first, animated: false)
        navigation.popToRootViewController(animated: false)
        first.show(second, sender: nil)
        stage.advance(by: 1)
        #expect(popped === second && second.calls.contains("leaves"))
        #expect(navigation.visibleViewController === second && navigation.isNavigationBarHidden == false)
    }

    @Test("View controllers are presented and dismissed")
    func presentation() {
        let (root, sheet) = (Screen(), Screen())
        stage.window.rootViewController = root
        stage.advance(by: 0.1)
        sheet.modalPresentationStyle = .pageSheet
        sheet.modalPresentationStyle = .fullScreen
        sheet.modalTransitionStyle = .crossDissolve
        sheet.isModalInPresentation = true
        sheet.preferredContentSize = CGSize(width: 300, height: 200)
        var done: [String] = []
        root.present(sheet, animated: true) { done.append("presented") }
        stage.advance(by: 1)
        #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
        let isModal = sheet.isBeingPresented || sheet.presentingViewController != nil
        var top = stage.window.rootViewController
        while let next = top?.presentedViewController { top = next }
        sheet.dismiss(animated: true, completion: { done.append("dismissed") })
        stage.advance(by: 1)
        #expect(isModal && top === sheet && root.presentedViewController == nil)
        #expect(done == ["presented", "dismissed"])
    }

    @Test("An alert is shown, and Return performs its preferred action")
    func alerts() {
        let root = Screen()
        stage.window.rootViewController = root
        stage.advance(by: 0.1)
        var answers: [String] = []
        let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in answers.append("deleted") })
        alert.addTextField { $0.placeholder = "Reason" }
        alert.preferredAction = alert.actions.last
        alert.actions.first?.isEnabled = true
        let field = alert.textFields?.first
        root.present(alert, animated: true, completion: nil)
        stage.advance(by: 1)
        stage.press(.keyboardReturnOrEnter)
        stage.advance(by: 1)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Share", style: .default))
        sheet.view.tintColor = .systemPink
        #expect(field?.placeholder == "Reason" && sheet.actions.count == 1)
        #expect(answers == ["deleted"])
    }

    @Test("View controllers contain children")
    func children() {
        let (root, child) = (Screen(), UIViewController(nibName: nil, bundle: nil))
        stage.window.rootViewController = root
        root.addChild(child)
        child.view.frame = root.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        stage.advance(by: 0.1)
        let isShown = child.isViewLoaded && child.viewIfLoaded?.window != nil
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        root.setNeedsStatusBarAppearanceUpdate()
        root.overrideUserInterfaceStyle = .light
        root.definesPresentationContext = true
        root.edgesForExtendedLayout = []
        root.extendedLayoutIncludesOpaqueBars = true
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(isShown)
        #expect(root.children.isEmpty && child.parent == nil)
    }

    @Test("Tab bar controllers hold view controllers")
    func tabs() {
        let tabs = UITabBarController()
        let screens = (0..<3).map { _ in Screen() }
        screens[0].tabBarItem = UITabBarItem(title: "Feed", image: nil, tag: 0)
        screens[1].tabBarItem = UITabBarItem(title: "Search", image: nil, selectedImage: nil)
        screens[1].tabBarItem.badgeValue = "3"
        screens[2].tabBarItem.title = "More"
        screens[2].tabBarItem.badgeColor = .systemRed
        tabs.viewControllers = screens
        tabs.setViewControllers(screens, animated: false)
        tabs.selectedIndex = 1
        tabs.selectedViewController = screens[2]
        tabs.tabBar.tintColor = .systemIndigo
        tabs.tabBar.unselectedItemTintColor = .systemGray
        tabs.tabBar.barTintColor = .systemBackground
        tabs.tabBar.isHidden = false
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        #expect(tabs.selectedIndex == 2)
        #expect(screens[2].tabBarController === tabs && tabs.tabBar.items?.count == 3)
    }

    @Test("A table view controller shows the rows of its subclass")
    func lists() {
        final class Names: UITableViewController {
            let names = ["Ada", "Ben"]
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                clearsSelectionOnViewWillAppear = true
            }
            override func numberOfSections(in tableView: UITableView) -> Int { 1 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = names[indexPath.row]
                return cell
            }
        }
        let names = Names(style: .plain)
        stage.window.rootViewController = UINavigationController(rootViewController: names)
        stage.advance(by: 0.1)
        let tiles = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        tiles.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        #expect(names.tableView.visibleCells.count == 2)
        #expect(names.tableView.dataSource === names && tiles.collectionView != nil)
    }
}
