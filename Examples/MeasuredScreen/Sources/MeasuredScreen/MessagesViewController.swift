import SkeletonView

/// A list of messages that shows bones while it loads.
final class MessagesViewController: UIViewController, SkeletonTableViewDataSource {
    let table = UITableView()
    /// `true` if the messages are shown.
    var isLoaded: Bool { count > 0 && !table.sk.isSkeletonActive }

    /// The number of messages; 0 while they are loading.
    private var count: Int

    init(count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 56
        table.isSkeletonable = true
        table.register(MessageCell.self, forCellReuseIdentifier: "message")
        table.dataSource = self
        view.addSubview(table)
    }

    override func viewDidLayoutSubviews() {
        table.frame = view.bounds
    }

    override func viewDidAppear(_ animated: Bool) {
        if count == 0 { table.showAnimatedGradientSkeleton() }
    }

    /// Loads `count` messages, which replace the bones. A real screen would wait for a server here.
    func load(count: Int) {
        Task {
            self.count = count
            table.hideSkeleton()
        }
    }

    func scrollToEnd() {
        table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? MessageCell)?.show("Message \(indexPath.row)")
        return cell
    }

    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier {
        "message"
    }
}

/// A row with one line of text, shown as a bone while the list loads.
private final class MessageCell: UITableViewCell {
    private let subject = UILabel(frame: CGRect(x: 16, y: 16, width: 320, height: 24))

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for view in [self, contentView, subject] { view.isSkeletonable = true }
        contentView.addSubview(subject)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String) {
        subject.text = text
    }
}
