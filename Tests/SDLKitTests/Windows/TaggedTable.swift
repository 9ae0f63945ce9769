import DrawKit
import ListKit
import TestSupport
import ViewKit

/// A table with a million rows of varying heights. Each row is filled with a color that encodes its number.
final class TaggedTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView()

    override func viewDidLoad() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.separatorStyle = .none
        tableView.showsVerticalScrollIndicator = false
        // The row under the pointer would otherwise get another color.
        tableView.allowsSelection = false
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    override func viewDidLayoutSubviews() {
        tableView.frame = view.bounds
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(Self.height(ofRow: indexPath.row))
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.backgroundColor = UIColor(cgColor: CGColor(RGBA(hex: Self.color(ofRow: indexPath.row))))
        return cell
    }

    // MARK: Reading images

    /// Returns a description of the first invalid row in the upper `height` pixels of an image. Returns `nil` if there
    /// are at least four consecutive rows, no row is blank, and all rows but the first and the last have their full
    /// height.
    static func problem(in picture: Bitmap, height: Int) -> String? {
        var runs: [(row: Int, top: Int, height: Int)] = []
        for y in 0..<height {
            guard let color = picture.color(x: 20, y: y), let row = row(ofColor: color) else {
                return "there is no row at \(y)"
            }
            if runs.last?.row == row { runs[runs.count - 1].height += 1 } else { runs.append((row, y, 1)) }
        }
        for (run, next) in zip(runs, runs.dropFirst()) where next.row != run.row + 1 {
            return "row \(next.row) follows row \(run.row) at \(next.top)"
        }
        for run in runs.dropFirst().dropLast() where run.height != Self.height(ofRow: run.row) {
            return "row \(run.row) has a height of \(run.height) at \(run.top)"
        }
        return runs.count > 3 ? nil : "there are \(runs.count) rows"
    }

    private static func height(ofRow row: Int) -> Int { 21 + row * 7 % 40 }

    /// Returns a color that no background has: its upper bits are the tag, and its lower bits are the row number.
    private static func color(ofRow row: Int) -> UInt32 { 0xA0_0000 | UInt32(row & 0xFFFF) }

    private static func row(ofColor color: UInt32) -> Int? {
        color & 0xFF_0000 == 0xA0_0000 ? Int(color & 0xFFFF) : nil
    }
}
